// Tickets for buses, museums, fairs, cinemas, cars that park, and those that come as a confirmation of a booking.
import type { Scripts } from '../office/script.ts'

export const TICKET_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Bordkarte|Einsteigekarte|Fährticket|Busfahrkarte|Tageskarte|Monatskarte|Gruppenkarte|Sitzplatzreservierung|Reservierung {town} – {town2}|Buchungsbestätigung Fahrt {town}|Reiseplan|Parkschein|Museumskarte|Kinokarte|Messeausweis|Besucherticket|Seminarticket|Print@home-Ticket|Skipass|Liftkarte|Abo-Karte|{town} → {town2}|]',
      subtitle:
        '[{sender:sellerName}|Ihre Buchung {documentNumber}|Nicht auf Dritte übertragbar|Barcode am Eingang vorzeigen]',
      body: [
        '*[Gültig am|Gültig ab|Datum|Abfahrt|Einlass|Abflug] {soon:serviceDate}[, {time} Uhr|, {time}|]*',
        '?@ [Von|Ab|Abfahrtsort] :: {town}',
        '?@ [Nach|An|Ziel] :: {town2}',
        '?@ [Name|Gast|Inhaber|Reisende/r] :: {person:person}',
        '?@ [Sitz|Platz|Wagen|Reihe|Gate|Saal] :: {count}',
        '?@ [Tarif|Kategorie|Klasse] :: [Erwachsener|ermäßigt|2. Klasse|Sparpreis|Flexpreis|Kind]',
        '*[Preis|Entgelt|Bezahlt|Gesamt|Fahrpreis]: {fare:grossTotal}*',
        '?[Dieser Ausdruck ist zugleich Rechnung.|enthaltene MwSt. {vat:taxRate}|Bezahlt mit Karte|Bestellt am {date}]',
        '> [Eintritt nur mit gültigem Ausweis.|Bitte auf Verlangen vorzeigen.|Verlust wird nicht ersetzt.|Entwertet um {time2}]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Ferry ticket|Coach ticket|Day ticket|Season ticket|Seat reservation|Booking {town} – {town2}|Itinerary|Parking ticket|Museum admission|Cinema ticket|Visitor badge|Exhibition pass|Print-at-home ticket|{town} → {town2}|]',
      subtitle: '[{sender:sellerName}|Your booking {documentNumber}|Show barcode at entrance]',
      body: [
        '*[Valid on|Departure|Admission|Flight date|Date] {soon:serviceDate}[, {time}|]*',
        '?@ [From|Origin] :: {town}',
        '?@ [To|Destination] :: {town2}',
        '?@ [Name|Guest|Passenger] :: {person:person}',
        '?@ [Seat|Coach|Row|Gate|Screen] :: {count}',
        '?@ [Fare type|Class|Category] :: [Adult|Child|Standard|Concession]',
        '*[Price|Paid|Total|Fare]: {fare:grossTotal}*',
        '?[This print is also your invoice.|Paid by card|Booked on {date}]',
        '> [Please carry identification.|Keep for inspection.|Lost tickets cannot be replaced.]',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Bilhete de autocarro|Passe mensal|Bilhete diário|Reserva de lugar|Reserva {town} – {town2}|Itinerário|Talão de estacionamento|Entrada no museu|Bilhete de cinema|Credencial de visitante|{town} → {town2}|]',
      subtitle: '[{sender:sellerName}|A sua reserva {documentNumber}|Apresente o código à entrada]',
      body: [
        '*[Válido em|Partida|Entrada|Data] {soon:serviceDate}[, {time}|]*',
        '?@ [De|Origem] :: {town}',
        '?@ [Para|Destino] :: {town2}',
        '?@ [Nome|Passageiro] :: {person:person}',
        '?@ [Lugar|Carruagem|Porta|Sala] :: {count}',
        '*[Preço|Pago|Total|Tarifa]: {fare:grossTotal}*',
        '> [Obrigatório documento de identificação.|Conserve até ao fim da viagem.]',
      ],
    },
  ],
}
