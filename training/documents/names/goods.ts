import { phrases } from './parts.ts'

/** Things and work that are sold, composed of a thing and what kind it is. */
export interface GoodsParts {
  readonly things: readonly string[]
  readonly kinds: readonly string[]
  readonly units: readonly string[]
  readonly services: readonly string[]
  readonly serviceKinds: readonly string[]
  readonly serviceUnits: readonly string[]
  /** What is bought in shops, over the counter. */
  readonly groceries: readonly string[]
  /** What is eaten and drunk in restaurants. */
  readonly dishes: readonly string[]
}

const SIZES = phrases(`6204 2RS, 40x20 mm, DN 50, M8x40, A4 80 g, 230 V, IP65, 1.200 mm, 5 l, 0,75 l, 25 kg, Typ B,
  Serie 7, XL, 24", 16 GB, 500 ml, 3/4", RAL 7016, 2 m, V2A, 60 W, Gr. 42, 100er, Rev. C, 12 V, 10 bar, 18 mm`)

export { SIZES as SIZE_MARKS }

export const germanGoods: GoodsParts = {
  things: phrases(`Kugellager, Winkelschleifer, Kopierpapier, Aktenordner, Schutzhandschuhe, Kabelkanal, LED-Leuchte,
    Dichtungsring, Hydraulikschlauch, Bürostuhl, Schreibtischplatte, Dübelset, Holzschrauben, Wandfarbe, Silikon,
    Monitor, Netzwerkkabel, Tonerkartusche, Laptop-Dockingstation, Versandkarton, Klebeband, Luftpolsterfolie, Palette,
    Reinigungsmittel, Müllsäcke, Kaffeebohnen, Mineralwasser, Servietten, Blumenerde, Rasensamen, Pflasterstein,
    Gipskartonplatte, Dämmwolle, Ventil, Pumpe, Filterelement, Thermostat, Heizkörper, Waschtischarmatur, Sicherung,
    Steckdose, Bewegungsmelder, Arbeitshose, Sicherheitsschuhe, Schutzbrille, Etiketten, Visitenkarten, Flyer, Banner,
    Bodenfliese, Türgriff, Schließzylinder, Regalboden, Lagerbehälter, Motoröl, Bremsscheibe, Winterreifen, Keilriemen,
    Batterie, Akku-Bohrschrauber`),
  kinds: phrases(`verzinkt, schwarz, weiß matt, lackiert, verstärkt, Edelstahl, wasserfest, recycelt, stapelbar, blau,
    extra stark, nach Muster, mit Zubehör, faltbar, transparent, geölt`),
  units: phrases('Stk, Stück, St., Pck., m, m², kg, l, Rolle, Karton, VE, Paar, Satz'),
  services: phrases(`Montage, Wartung, Beratung, Programmierung, Projektleitung, Anfahrt, Reinigung, Schulung,
    Inbetriebnahme, Installation, Reparatur, Demontage, Grafikdesign, Textkorrektur, Übersetzung, Datenpflege, Hosting,
    Gartenpflege, Winterdienst, Malerarbeiten, Aufmaß, Planung, Prüfung nach DGUV V3, Entsorgung, Transport,
    Buchführung, Lektorat, Konzeption, Fehlersuche, Baustelleneinrichtung`),
  serviceKinds: phrases(`Heizungsanlage, Bürofläche EG, Serverraum, Website, Maschine 3, Außenanlage, vor Ort,
    nach Aufwand, laut Angebot, pauschal, Dachgeschoss, Werk 2, Q3, monatlich, Team Vertrieb, Treppenhaus`),
  serviceUnits: phrases('Std., Stunden, h, Tage, psch., Monat, Einsatz'),
  groceries: phrases(`Vollmilch 3,5%, Butter 250g, Bio Eier 10er, Roggenbrot, Bananen, Äpfel Elstar, Tomaten, Gurke,
    Gouda Scheiben, Joghurt Natur, Spaghetti, Basmatireis, Olivenöl, Apfelsaft 1l, Pils 6x0,5, Schokolade, Kaffee gem.,
    Zahnpasta, Duschgel, Spülmittel, Küchenrolle, Hackfleisch, Lachsfilet TK, Pizza Salami, Müsli, Haferdrink, Chips,
    Toilettenpapier, Blumenstrauß, Brötchen, Batterien AA, Kugelschreiber, Diesel, Super E10, Pfand, Tragetasche`),
  dishes:
    phrases(`Wiener Schnitzel, Rinderroulade, Käsespätzle, Salat groß, Tagessuppe, Apfelschorle 0,4, Weizenbier 0,5,
    Espresso, Cappuccino, Apfelstrudel, Pizza Funghi, Pasta Pesto, Zanderfilet, Currywurst, Pommes, Grauburgunder 0,2,
    Mineralwasser 0,75, Flammkuchen, Tafelspitz, Kinderteller`),
}

export const englishGoods: GoodsParts = {
  things: phrases(`Ball bearing, Angle grinder, Copy paper, Lever arch file, Safety gloves, Cable tray, LED panel,
    Gasket, Hydraulic hose, Office chair, Desk top, Wall plugs, Wood screws, Emulsion paint, Sealant, Monitor,
    Network cable, Toner cartridge, Docking station, Shipping box, Packing tape, Bubble wrap, Pallet, Floor cleaner,
    Refuse sacks, Coffee beans, Still water, Napkins, Compost, Paving slab, Plasterboard, Insulation roll, Valve, Pump,
    Filter element, Thermostat, Radiator, Basin tap, Circuit breaker, Socket, Motion sensor, Work trousers, Boots,
    Safety glasses, Labels, Business cards, Leaflets, Banner, Floor tile, Door handle, Cylinder lock, Shelf, Motor oil,
    Brake disc, Tyre, Drive belt, Battery pack, Cordless drill`),
  kinds: phrases(`galvanised, black, matt white, coated, heavy duty, stainless, waterproof, recycled, stackable, blue,
    extra strong, with fittings, folding, clear, oiled, to sample`),
  units: phrases('pcs, ea, each, pack, m, m2, kg, l, roll, box, set, pair'),
  services: phrases(`Installation, Maintenance, Consulting, Programming, Project management, Call-out, Cleaning,
    Training, Commissioning, Repair, Removal, Graphic design, Proofreading, Translation, Data entry, Hosting,
    Grounds maintenance, Decorating, Survey, Planning, PAT testing, Disposal, Delivery, Bookkeeping, Copywriting,
    Support, Fault finding, Site setup`),
  serviceKinds: phrases(`heating system, ground floor, server room, website, machine 3, car park, on site,
    time and materials, as quoted, fixed price, roof, unit 2, Q3, monthly, sales team, stairwell`),
  serviceUnits: phrases('hrs, hours, h, days, visit, month'),
  groceries: phrases(`Semi skimmed milk, Butter 250g, Free range eggs, Wholemeal loaf, Bananas, Gala apples, Tomatoes,
    Cucumber, Mature cheddar, Greek yoghurt, Spaghetti, Basmati rice, Olive oil, Orange juice, Lager 4pk, Chocolate,
    Ground coffee, Toothpaste, Shower gel, Washing up liquid, Kitchen towel, Beef mince, Salmon fillet, Margherita pizza,
    Granola, Oat drink, Crisps, Toilet tissue, Flowers, Bread rolls, AA batteries, Biro, Unleaded, Carrier bag`),
  dishes: phrases(`Fish and chips, Sunday roast, Caesar salad, Soup of the day, Lemonade, Pale ale pint, Flat white,
    Cappuccino, Apple crumble, Margherita, Pasta pesto, Sea bass, Beef burger, Fries, House white 175ml, Sparkling water,
    Steak pie, Kids meal, Garlic bread, Cheesecake`),
}

export const portugueseGoods: GoodsParts = {
  things: phrases(`Rolamento, Rebarbadora, Papel A4, Pasta de arquivo, Luvas de proteção, Calha de cabos, Painel LED,
    Junta, Mangueira hidráulica, Cadeira de escritório, Tampo de mesa, Buchas, Parafusos, Tinta acrílica, Silicone,
    Monitor, Cabo de rede, Toner, Base de carga, Caixa de cartão, Fita adesiva, Plástico bolha, Palete, Detergente,
    Sacos de lixo, Café em grão, Água mineral, Guardanapos, Terra vegetal, Placa de gesso, Lã de rocha, Válvula, Bomba,
    Filtro de óleo, Termóstato, Radiador, Torneira, Disjuntor, Tomada, Sensor, Calça de trabalho, Botas, Óculos,
    Etiquetas, Cartões de visita, Folhetos, Lona, Piso cerâmico, Puxador, Fechadura, Prateleira, Óleo de motor,
    Disco de travão, Pneu, Correia, Bateria, Berbequim`),
  kinds: phrases(`galvanizado, preto, branco mate, reforçado, inox, impermeável, reciclado, azul, extra forte,
    com acessórios, dobrável, transparente`),
  units: phrases('un, UN, und., cx, pct, m, m², kg, L, rolo, par, jogo'),
  services: phrases(`Instalação, Manutenção, Consultoria, Programação, Gestão de projeto, Deslocação, Limpeza, Formação,
    Reparação, Desmontagem, Design gráfico, Revisão de texto, Tradução, Hospedagem, Jardinagem, Pintura, Vistoria,
    Planejamento, Ensaios, Transporte, Contabilidade, Redação, Suporte técnico, Treinamento`),
  serviceKinds: phrases(`sistema de climatização, piso térreo, sala de servidores, website, máquina 3, no local,
    por hora, conforme proposta, preço fixo, cobertura, unidade 2, mensal, equipe comercial, escadas`),
  serviceUnits: phrases('h, horas, dias, mês, visita'),
  groceries: phrases(`Leite meio gordo, Manteiga 250g, Ovos 12un, Pão de forma, Banana, Maçã gala, Tomate, Pepino,
    Queijo fatiado, Iogurte natural, Esparguete, Arroz agulha, Azeite, Sumo laranja, Cerveja 6x33, Chocolate,
    Café moído, Pasta de dentes, Gel de banho, Detergente loiça, Papel cozinha, Carne moída, Filé de salmão, Pizza,
    Granola, Feijão preto, Batata frita, Papel higiênico, Flores, Pão francês, Pilhas AA, Caneta, Gasolina, Saco`),
  dishes:
    phrases(`Bacalhau à brás, Frango grelhado, Feijoada, Sopa do dia, Salada mista, Picanha, Sumo natural, Imperial,
    Café, Galão, Pastel de nata, Pudim, Bitoque, Arroz de marisco, Água 0,5L, Vinho da casa, Moqueca, Prato do dia,
    Refrigerante, Couvert`),
}
