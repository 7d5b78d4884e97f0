import type { Country } from '../../names/countries.ts'
import { phrases } from '../../names/parts.ts'

type Ways = readonly string[]
type Codes = readonly (readonly [label: string, pattern: string])[]

/** Where nobody prints a list of goods. */
export type Counter = 'parking' | 'pump' | 'taxi' | 'post' | 'pharmacy' | 'kiosk' | 'fare' | 'wash'

/** What a machine or counter of one sort prints. */
export interface CounterWords {
  /** What shops of this sort call themselves. */
  readonly trades: Ways
  readonly titles: Ways
  /** Labels of the slip's own number. */
  readonly numbers: Ways
  readonly goods: Ways
  /** Numbers that are not the slip's own. */
  readonly codes: Codes
  /** Days and times that are not the slip's own, from `low` to `high` hours after it. */
  readonly times: readonly (readonly [label: string, low: number, high: number])[]
  readonly slogans: Ways
}

const german: Readonly<Record<Counter, CounterWords>> = {
  parking: {
    trades: phrases('Parkhaus, Parkraum, Parkbetriebe, Tiefgarage'),
    titles: phrases(
      'PARKSCHEIN, Quittung, Parkquittung, Beleg Parkgebühr, Rechnung / Quittung, Bitte sichtbar auslegen',
    ),
    numbers: phrases('Beleg-Nr., Quittungs-Nr., Parkschein-Nr., Belegnr., Lfd. Nr., Re.-Nr.'),
    goods: phrases('Parkgebühr, Parkentgelt, Kurzparken, Tagesticket Parken, Stellplatz'),
    codes: [
      ['Automat', '##'],
      ['PSA', '##-###'],
      ['Ticket', '##############'],
      ['Zone', '#'],
      ['Kennzeichen', '@ @@ ###'],
      ['Kasse', '0#'],
      ['Ticket-Nr.', '#######'],
    ],
    times: [
      ['Einfahrt', -9, -1],
      ['Ausfahrt bis', 1, 1],
      ['Parkzeit bis', 1, 20],
      ['Gültig bis', 2, 24],
      ['Parkbeginn', -5, 0],
    ],
    slogans: phrases(
      'Gute Fahrt!, Kein Ersatz bei Verlust, Ausfahrt innerhalb von 15 Minuten, Hinter die Scheibe legen',
    ),
  },
  pump: {
    trades: phrases('Tankstelle, Autohof, Tankpunkt, Mineralöle'),
    titles: phrases('Tankbeleg, Quittung, Rechnung, Kundenbeleg, Automatentankung, Vereinfachte Rechnung'),
    numbers: phrases('Beleg-Nr., Bon-Nr., Belegnummer, Rechn.-Nr., Beleg, Transaktion'),
    goods: phrases('Diesel, Super E10, Super E5, AdBlue, Super Plus, Erdgas'),
    codes: [
      ['Stations-Nr.', '######'],
      ['Säule', '#'],
      ['Zapfpunkt', '0#'],
      ['Terminal-ID', '6#######'],
      ['Kasse', '#'],
      ['Schicht', '####'],
      ['Trace-Nr.', '######'],
      ['km-Stand', '######'],
      ['Fahrer-Nr.', '####'],
    ],
    times: [['Tankzeit', -1, 0]],
    slogans: phrases(
      'Gute Fahrt!, Wir wünschen gute Fahrt, Im Namen und für Rechnung der Gesellschaft, Kraftstoff im Agenturverkauf',
    ),
  },
  taxi: {
    trades: phrases('Taxi, Mietwagen, Taxiunternehmen, Funktaxi'),
    titles: phrases('Fahrpreisquittung, Taxiquittung, Quittung, Beleg über Fahrpreis, QUITTUNG'),
    numbers: phrases('Quittung Nr., Beleg-Nr., Fahrt-Nr., Nr., Lfd. Nr., Belegnr.'),
    goods: phrases('Taxifahrt, Personenbeförderung, Fahrpreis, Krankenfahrt, Stadtfahrt'),
    codes: [
      ['Ordnungs-Nr.', '####'],
      ['Konzession', '###'],
      ['Fahrer', '##'],
      ['Taxameter', '########'],
      ['Wagen', '##'],
      ['Tarif', '#'],
      ['TSE-Trans.', '#####'],
    ],
    times: [['Fahrtbeginn', -1, 0]],
    slogans: phrases(
      'Wir danken für Ihre Fahrt, Fahrten aller Art, Tag und Nacht für Sie da, Ermäßigter Steuersatz bis 50 km',
    ),
  },
  post: {
    trades: phrases('Postagentur, Paketshop, Postpunkt, Versandservice'),
    titles: phrases('Einlieferungsbeleg, Verkaufsbeleg, Beleg, Quittung, Einlieferungsbeleg / Quittung'),
    numbers: phrases('Beleg-Nr., Belegnummer, Lfd. Nr., Buchungsnr., Vorgang'),
    goods: phrases('Paket bis 5 kg, Einschreiben, Briefmarken, Päckchen, Großbrief, Paket bis 10 kg'),
    codes: [
      ['Sendungsnummer', '00340##########'],
      ['Filiale', '########'],
      ['Schalter', '##'],
      ['Bediener', '###'],
      ['Kundenreferenz', '######'],
      ['OE', '######'],
      ['Einlieferungsnr.', '@@ ### ### ### DE'],
    ],
    times: [
      ['Zustellung voraussichtlich', 24, 72],
      ['Einlieferung', 0, 0],
    ],
    slogans: phrases('Bitte Beleg gut aufbewahren!, Für Nachforschungen aufbewahren, Umsatzsteuerfrei nach § 4 UStG'),
  },
  pharmacy: {
    trades: phrases('Apotheke, Sanitätshaus, Drogerie, Reformhaus'),
    titles: phrases('Quittung, Kassenbeleg, Zuzahlungsquittung, Rechnung, Beleg'),
    numbers: phrases('Beleg-Nr., Bon, Beleg, Vorgang Nr., Quittung Nr.'),
    goods: phrases('Nasenspray 10 ml, Zuzahlung Rezept, Pflasterset, Hustensaft 100 ml, Verbandmull, Salbe 50 g'),
    codes: [
      ['PZN', '########'],
      ['IK', '30#######'],
      ['Kundenkarte', '######'],
      ['Kasse', '#'],
      ['Bediener', '@@'],
      ['Rezept', '######'],
    ],
    times: [['Abholung ab', 20, 30]],
    slogans: phrases('Gute Besserung!, Bleiben Sie gesund!, Wir beraten Sie gern, Ihre Gesundheit liegt uns am Herzen'),
  },
  kiosk: {
    trades: phrases('Kiosk, Trinkhalle, Tabakwaren, Späti, Zeitschriften'),
    titles: phrases('BON, Beleg, Quittung, Kassenbon, * BELEG *'),
    numbers: phrases('#, Bon, Nr., Bon-Nr., Z-Nr./Bon, Beleg'),
    goods: phrases('Tageszeitung, Kaffee, Mineralwasser, Zeitschrift, Fahrkarte, Süßwaren, Brötchen'),
    codes: [
      ['Z-Zähler', '0###'],
      ['Journal', '######'],
      ['K', '0#'],
      ['Bed.', '#'],
      ['TSE', '#####'],
      ['Registrierkasse', '@@###'],
    ],
    times: [['Umtausch bis', 200, 700]],
    slogans: phrases('Danke & bis bald, Täglich von 6 bis 22 Uhr, Ihr freundlicher Nachbar, Umtausch nur mit Bon'),
  },
  fare: {
    trades: phrases('Verkehrsbetriebe, Nahverkehr, Fähre, Bergbahn, Stadtbus'),
    titles: phrases('Fahrschein, Quittung, Fahrkarte / Quittung, Beleg, Einzelfahrt'),
    numbers: phrases('Beleg-Nr., Fahrschein-Nr., Serien-Nr., Nr., Vorgangsnr.'),
    goods: phrases('Einzelfahrschein, Tageskarte, Gruppenkarte, Fahrradkarte, Überfahrt Pkw, Berg- und Talfahrt'),
    codes: [
      ['Automat', '####'],
      ['Linie', '##'],
      ['Zone', '###'],
      ['Preisstufe', '@'],
      ['Gerät', '#####'],
      ['Haltestelle', '####'],
    ],
    times: [
      ['Gültig ab', 0, 1],
      ['Gültig bis', 2, 48],
    ],
    slogans: phrases('Gilt nicht zur Weitergabe, Nicht übertragbar, Gute Reise!, Nur gültig nach Entwertung'),
  },
  wash: {
    trades: phrases('Waschpark, Waschstraße, Waschsalon, Schwimmbad, Sporthalle'),
    titles: phrases('Quittung, Beleg, Bon, Automatenbeleg, Vereinfachte Rechnung'),
    numbers: phrases('Beleg, Beleg-Nr., Quittungsnr., Nr., Buchung'),
    goods: phrases('Programm 3, Wäsche 60 Grad, Eintritt Erwachsene, Wertkarte, Trockner, Tageseintritt'),
    codes: [
      ['Anlage', '#'],
      ['Code', '######'],
      ['Kartennr.', '########'],
      ['Guthaben', '##'],
      ['Automat', '0##'],
    ],
    times: [['Code gültig bis', 48, 720]],
    slogans: phrases('Viel Vergnügen!, Glänzende Aussichten, Bitte nicht knicken, Guthaben wird nicht ausgezahlt'),
  },
}

const english: Readonly<Record<Counter, CounterWords>> = {
  parking: {
    trades: phrases('Parking, Car Parks, Multi-Storey, Park & Ride'),
    titles: phrases('PAY AND DISPLAY, Parking receipt, VAT Receipt, Receipt, TICKET'),
    numbers: phrases('Receipt No., Ticket No., Ref, Serial no., Transaction'),
    goods: phrases('Parking fee, Day ticket, Up to 2 hours, Evening tariff'),
    codes: [
      ['Machine', '###'],
      ['Location', '#####'],
      ['Bay', '##'],
      ['Vehicle', '@@## @@@'],
      ['Pay station', '0#'],
    ],
    times: [
      ['Entry', -9, -1],
      ['Exit by', 1, 1],
      ['Expires', 2, 24],
      ['Valid until', 2, 24],
    ],
    slogans: phrases('Display this side up, Drive safely, Not transferable, Please leave within 15 minutes'),
  },
  pump: {
    trades: phrases('Service Station, Filling Station, Fuels, Forecourt'),
    titles: phrases('VAT Receipt, Fuel receipt, Pay at pump receipt, Customer copy, SALE'),
    numbers: phrases('Receipt No., Trans No., Invoice no., Ticket, Docket'),
    goods: phrases('Unleaded, Diesel, Premium unleaded, Screenwash'),
    codes: [
      ['Site', '####'],
      ['Pump', '#'],
      ['Terminal', '########'],
      ['Auth', '######'],
      ['Odometer', '#####'],
      ['Shift', '###'],
    ],
    times: [['Fuelled', -1, 0]],
    slogans: phrases('Drive safely, Thank you for your custom, Agency sale, Please check your change'),
  },
  taxi: {
    trades: phrases('Cabs, Taxis, Private Hire, Cars'),
    titles: phrases('Taxi receipt, Receipt, Fare receipt, Journey receipt'),
    numbers: phrases('Receipt No., No., Job, Trip no., Ref'),
    goods: phrases('Taxi fare, Airport transfer, Journey, Fare incl. waiting'),
    codes: [
      ['Badge', '#####'],
      ['Plate', '####'],
      ['Driver', '###'],
      ['Medallion', '#@##'],
      ['Rate', '#'],
    ],
    times: [['Picked up', -1, 0]],
    slogans: phrases('Thank you for riding with us, Book online, 24 hour service, Gratuity not included'),
  },
  post: {
    trades: phrases('Post Counter, Parcels, Mail Services, Parcel Shop'),
    titles: phrases('Certificate of posting, Receipt, Posting receipt, Proof of purchase'),
    numbers: phrases('Receipt No., Session, Ref, Transaction'),
    goods: phrases('Small parcel, Signed letter, Book of stamps, Large letter'),
    codes: [
      ['Branch', '######'],
      ['Stock unit', '@@'],
      ['Session ID', '#-######'],
      ['Tracking', '@@#########GB'],
      ['Position', '#'],
    ],
    times: [['Expected delivery', 24, 72]],
    slogans: phrases('Please keep this receipt, It is important that you retain this, VAT exempt, Thank you'),
  },
  pharmacy: {
    trades: phrases('Pharmacy, Chemist, Opticians, Dispensary'),
    titles: phrases('RECEIPT, Receipt, Sales receipt, Prescription receipt'),
    numbers: phrases('Receipt No., Till receipt, Trans, No.'),
    goods: phrases('Nasal spray 10 ml, Plasters, Cough syrup, Prescription charge'),
    codes: [
      ['Rx', '#######'],
      ['Till', '##'],
      ['Pharmacist', '@@'],
      ['Card', '****####'],
    ],
    times: [['Collect after', 20, 30]],
    slogans: phrases('Get well soon, Ask your pharmacist, Returns within 28 days, Your health matters'),
  },
  kiosk: {
    trades: phrases('News, Kiosk, Newsagents, Tobacconist, Corner Shop'),
    titles: phrases('RECEIPT, Sale, Receipt, * SALE *'),
    numbers: phrases('#, No., Trans, Receipt, Ticket'),
    goods: phrases('Newspaper, Coffee, Water 500 ml, Sandwich'),
    codes: [
      ['Z', '####'],
      ['Till', '0#'],
      ['Clerk', '#'],
      ['Journal', '######'],
    ],
    times: [['Return by', 200, 700]],
    slogans: phrases('See you soon, Open 6 til late, No refund without receipt, Have a nice day'),
  },
  fare: {
    trades: phrases('Ferries, Buses, Railway, Tramways'),
    titles: phrases('Ticket, Receipt, Ticket receipt, Single'),
    numbers: phrases('Ticket No., Receipt No., Serial, Ref'),
    goods: phrases('Adult single, Day rover, Bicycle, Return crossing'),
    codes: [
      ['Machine', '####'],
      ['Route', '##'],
      ['Zone', '#'],
      ['Stop', '####'],
      ['Duty', '###'],
    ],
    times: [
      ['Valid from', 0, 1],
      ['Valid until', 2, 48],
    ],
    slogans: phrases('Not transferable, Retain for inspection, Have a pleasant journey, No refunds'),
  },
  wash: {
    trades: phrases('Car Wash, Launderette, Leisure Centre, Pool'),
    titles: phrases('Receipt, VAT receipt, Ticket, Machine receipt'),
    numbers: phrases('Receipt No., Ref, No., Booking'),
    goods: phrases('Programme 3, Service wash, Adult swim, Top-up card'),
    codes: [
      ['Wash code', '######'],
      ['Bay', '#'],
      ['Card', '########'],
      ['Balance', '##'],
    ],
    times: [['Code valid until', 48, 720]],
    slogans: phrases('Enjoy!, Shine on, Do not fold, Codes are not refundable'),
  },
}

const portuguese: Readonly<Record<Counter, CounterWords>> = {
  parking: {
    trades: phrases('Estacionamentos, Parques, Garagem, Park'),
    titles: phrases('Recibo de estacionamento, Fatura Simplificada, RECIBO, Comprovativo, Talão'),
    numbers: phrases('FS n.º, Recibo n.º, N.º, Doc. n.º, Ticket n.º'),
    goods: phrases('Estacionamento, Diária, Tarifa rotativa, Parqueamento'),
    codes: [
      ['Máquina', '##'],
      ['ATCUD', '@@@@####-####'],
      ['Matrícula', '##-@@-##'],
      ['Zona', '#'],
      ['Caixa', '0#'],
    ],
    times: [
      ['Entrada', -9, -1],
      ['Saída até', 1, 1],
      ['Válido até', 2, 24],
    ],
    slogans: phrases('Boa viagem!, Colocar em local visível, Não dobrar, Sair no prazo de 15 minutos'),
  },
  pump: {
    trades: phrases('Combustíveis, Posto, Auto Posto, Bombas'),
    titles: phrases('Fatura Simplificada, Talão, Fatura-Recibo, Cupom, Recibo'),
    numbers: phrases('FS n.º, Fatura n.º, N.º, Talão, Cupom nº'),
    goods: phrases('Gasóleo simples, Gasolina 95, Etanol, Gasolina comum'),
    codes: [
      ['Bomba', '#'],
      ['Terminal', '########'],
      ['Turno', '###'],
      ['Kms', '######'],
      ['Bico', '0#'],
      ['ATCUD', '@@@@####-####'],
    ],
    times: [['Abastecimento', -1, 0]],
    slogans: phrases('Boa viagem!, Obrigado pela preferência, Volte sempre, Conduza com prudência'),
  },
  taxi: {
    trades: phrases('Táxis, Transportes, Radiotáxis, Táxi'),
    titles: phrases('Recibo de táxi, Recibo, Fatura-Recibo, Comprovante de corrida'),
    numbers: phrases('Recibo n.º, N.º, Viagem n.º, Nº'),
    goods: phrases('Serviço de táxi, Corrida, Transporte de passageiro, Viagem ao aeroporto'),
    codes: [
      ['Licença', '####'],
      ['Motorista', '##'],
      ['Taxímetro', '########'],
      ['Tarifa', '#'],
    ],
    times: [['Início', -1, 0]],
    slogans: phrases('Obrigado por viajar connosco, Serviço 24 horas, Boa viagem, Volte sempre'),
  },
  post: {
    trades: phrases('Encomendas, Correio, Ponto Postal, Expresso'),
    titles: phrases('Comprovativo de aceitação, Recibo, Comprovante de postagem, Fatura Simplificada'),
    numbers: phrases('N.º, FS n.º, Recibo n.º, Doc. n.º'),
    goods: phrases('Encomenda até 5 kg, Carta registada, Selos, Correio azul'),
    codes: [
      ['Objeto', '@@#########PT'],
      ['Loja', '######'],
      ['Balcão', '##'],
      ['Operador', '###'],
    ],
    times: [['Entrega prevista', 24, 72]],
    slogans: phrases('Guarde este talão, Isento de IVA, Obrigado, Reclamações no prazo de um ano'),
  },
  pharmacy: {
    trades: phrases('Farmácia, Drogaria, Ótica, Parafarmácia'),
    titles: phrases('Fatura Simplificada, Fatura-Recibo, Cupom Fiscal, Talão'),
    numbers: phrases('FS n.º, FR n.º, N.º, Cupom nº'),
    goods: phrases('Xarope 100 ml, Pensos, Pomada 50 g, Spray nasal'),
    codes: [
      ['CNP', '#######'],
      ['Receita', '###################'],
      ['Operador', '##'],
      ['Cartão', '######'],
    ],
    times: [['Levantar a partir de', 20, 30]],
    slogans: phrases('As melhoras!, Cuide da sua saúde, Não se aceitam trocas de medicamentos, Volte sempre'),
  },
  kiosk: {
    trades: phrases('Quiosque, Tabacaria, Banca, Papelaria'),
    titles: phrases('Talão, Fatura Simplificada, Recibo, Pedido'),
    numbers: phrases('N.º, FS n.º, Talão n.º, Nº'),
    goods: phrases('Jornal, Café, Água 50 cl, Sandes'),
    codes: [
      ['Caixa', '0#'],
      ['Op.', '#'],
      ['Série', '@##'],
      ['Senha', '##'],
    ],
    times: [['Trocas até', 200, 700]],
    slogans: phrases('Até breve, Aberto todos os dias, Obrigado, Volte sempre'),
  },
  fare: {
    trades: phrases('Transportes, Barcos, Autocarros, Viação'),
    titles: phrases('Bilhete, Recibo, Título de transporte, Passagem'),
    numbers: phrases('Bilhete n.º, N.º, Recibo n.º, Série/N.º'),
    goods: phrases('Bilhete simples, Passe diário, Travessia, Passagem ida e volta'),
    codes: [
      ['Máquina', '####'],
      ['Linha', '##'],
      ['Zona', '#'],
      ['Poltrona', '##'],
    ],
    times: [
      ['Válido desde', 0, 1],
      ['Válido até', 2, 48],
    ],
    slogans: phrases('Intransmissível, Conserve até ao fim da viagem, Boa viagem, Sujeito a fiscalização'),
  },
  wash: {
    trades: phrases('Lavagem Auto, Lavandaria, Piscinas, Lava-Jato'),
    titles: phrases('Talão, Recibo, Fatura Simplificada, Comprovante'),
    numbers: phrases('N.º, FS n.º, Recibo n.º, Doc. n.º'),
    goods: phrases('Programa 3, Lavagem 12 kg, Entrada adulto, Lavagem completa'),
    codes: [
      ['Código', '######'],
      ['Box', '#'],
      ['Cartão', '########'],
      ['Saldo', '##'],
    ],
    times: [['Código válido até', 48, 720]],
    slogans: phrases('Volte sempre, Não dobrar, Obrigado, Saldo não reembolsável'),
  },
}

export const counterWords = ({ language }: Country): Readonly<Record<Counter, CounterWords>> =>
  ({ de: german, en: english, pt: portuguese })[language]
