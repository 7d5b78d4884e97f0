import { phrases } from '../../names/parts.ts'
import type { Language } from '../../types.ts'

/** Kinds of shops by what they sell. */
export type Shop = 'grocery' | 'dish' | 'thing' | 'service'

/** What shops call themselves, beside their names. */
export const SHOPS: Readonly<Record<Language, Readonly<Record<Shop, readonly string[]>>>> = {
  de: {
    grocery: phrases(
      'Supermarkt, Frischemarkt, Bäckerei, Drogerie, Lebensmittel, Bioladen, Metzgerei, Kiosk, Hofladen, Markt, Discount, Konditorei',
    ),
    dish: phrases(
      'Gasthaus, Restaurant, Café, Pizzeria, Wirtshaus, Bistro, Gasthof, Imbiss, Brauhaus, Trattoria, Eiscafé, Hotel',
    ),
    thing: phrases(
      'Baumarkt, Schreibwaren, Elektromarkt, Buchhandlung, Tankstelle, Fachmarkt, Eisenwaren, Gartencenter, Möbelhaus, Apotheke, Autohof, Bürobedarf',
    ),
    service: phrases(
      'Friseur, Reinigung, Schlüsseldienst, Autowäsche, Fotostudio, Taxi, Schneiderei, Kosmetik, Taxiunternehmen, Reparaturservice, Fahrschule, Parkhaus',
    ),
  },
  en: {
    grocery: phrases(
      'Supermarket, Stores, Bakery, Grocers, Foods, Farm Shop, Deli, Butchers, Market, Convenience, Pharmacy, Express',
    ),
    dish: phrases('Restaurant, Café, Arms, Kitchen, Bistro, Inn, Diner, Tavern, Pizzeria, Grill, Tea Rooms, Hotel'),
    thing: phrases(
      'DIY, Stationers, Electricals, Books, Service Station, Hardware, Garden Centre, Furniture, Outfitters, Toys, Filling Station, Sports',
    ),
    service: phrases(
      'Hairdressers, Dry Cleaners, Locksmiths, Car Wash, Photo Studio, Cabs, Tailors, Taxis, Beauty, Repairs, Parking, Driving School',
    ),
  },
  pt: {
    grocery: phrases(
      'Supermercado, Mercearia, Padaria, Minimercado, Talho, Frutaria, Mercado, Farmácia, Pastelaria, Hortifruti, Açougue, Armazém',
    ),
    dish: phrases(
      'Restaurante, Café, Tasca, Churrasqueira, Pizzaria, Lanchonete, Marisqueira, Snack-Bar, Bistrô, Cervejaria, Hotel, Cantina',
    ),
    thing: phrases(
      'Ferragens, Papelaria, Livraria, Posto, Eletrodomésticos, Bricolage, Móveis, Materiais, Loja, Sapataria, Auto Posto, Drogaria',
    ),
    service: phrases(
      'Cabeleireiro, Lavandaria, Chaveiro, Lavagem Auto, Estúdio, Táxis, Costura, Oficina, Estética, Reparações, Estacionamento, Escola',
    ),
  },
}
