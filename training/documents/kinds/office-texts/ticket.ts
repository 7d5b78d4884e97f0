// Tickets for trains, planes, concerts.
import type { Scripts } from '../office/script.ts'

export const TICKET: Scripts = {
  de: [
    {
      title: '[Online-Ticket|Fahrkarte|E-Ticket|Handy-Ticket|Bahnticket {town} – {town2}|Fahrschein]',
      subtitle: '[{sender:sellerName}|Bitte mit Ausweis vorzeigen|Auftrag {documentNumber}]',
      meta: [
        ['[Fahrgast|Reisender|Name]', '{person:person}'],
        ['[Auftragsnummer|Buchungsnummer|Buchungscode]', '{documentNumber}'],
        ['[Reisedatum|Gültig am|Datum der Fahrt]', '{soon:serviceDate}'],
      ],
      body: [
        '*[Hinfahrt|Verbindung]: {town} ab {time}, {town2} an {time2}*',
        '?[Rückfahrt: {town2} ab {time3}, {town} an {time4}, {future}|Wagen {digit}, Sitzplatz {count}|2. Klasse, {digit} Erwachsene]',
        '?%% Halt ;; Zeit ;; Gleis ;; Zug',
        '2-4x % {town#} ;; {time#} ;; {digit#} ;; [RE|IC|RB] {count#}',
        '*[Preis|Gesamtpreis|Betrag]: {fare:grossTotal}* [inkl. {vat:taxRate} MwSt.|]',
        '?[Gekauft am {date}|Buchungsdatum {date}]',
        '> [Das Ticket ist nicht übertragbar.|Umtausch und Erstattung ausgeschlossen.|Es gelten die Beförderungsbedingungen.]',
      ],
    },
    {
      title: '[Eintrittskarte|Ticket|Konzertkarte|Theaterkarte|Tagesticket Messe|Eintritt]',
      subtitle: '[{firm}|Sommerkonzert|Theater am {street}|Fachmesse {service}|Ein Abend mit {person2}]',
      body: [
        '*[Einlass|Beginn]: {soon:serviceDate}, {time} Uhr[, {town}|, {street}, {town}]*',
        '@ [Reihe|Block] :: {digit}',
        '@ [Platz|Sitz] :: {count}',
        '?@ [Name|Besucher] :: {person:person}',
        '@ Preis :: {fare:grossTotal}',
        '@ [Ticketnummer|Bestellnummer] :: {documentNumber}',
        '> [Veranstalter: {sender:sellerName}|Kein Wiedereintritt. Veranstalter {sender:sellerName}]',
      ],
    },
  ],
  en: [
    {
      title: '[Boarding pass|E-ticket|Train ticket|Travel ticket|Ticket {town} to {town2}]',
      subtitle: '[{sender:sellerName}|Please show with photo ID]',
      meta: [
        ['[Passenger|Passenger name|Name]', '{person:person}'],
        ['[Booking reference|Reference|Ticket number]', '{documentNumber}'],
        ['[Date of travel|Date|Departure date]', '{soon:serviceDate}'],
      ],
      body: [
        '*[Departs|From]: {town} {time}, [arrives|to] {town2} {time2}*',
        '?[Gate {digit}, seat {count}A|Coach {digit}, seat {count}|Boarding closes {time3}]',
        '*[Fare|Total|Price]: {fare:grossTotal}*',
        '?Purchased on {date}',
        '> [Not transferable.|No refunds.|Subject to conditions of carriage.]',
      ],
    },
    {
      title: '[Admission ticket|Ticket|Concert ticket|Day pass|Entry ticket]',
      subtitle: '[{firm}|Summer concert|{service} exhibition|An evening with {person2}]',
      body: [
        '*[Doors open|Starts]: {soon:serviceDate}, {time}, {street}, {town}*',
        '@ Row :: {digit}',
        '@ Seat :: {count}',
        '?@ Name :: {person:person}',
        '@ Price :: {fare:grossTotal}',
        '@ Ticket no. :: {documentNumber}',
        '> Organiser: {sender:sellerName}',
      ],
    },
  ],
  pt: [
    {
      title: '[Bilhete|Bilhete eletrónico|Cartão de embarque|Passagem {town} - {town2}]',
      subtitle: '{sender:sellerName}',
      meta: [
        ['[Passageiro|Nome]', '{person:person}'],
        ['[Reserva|Código da reserva|Bilhete n.º]', '{documentNumber}'],
        ['[Data da viagem|Data]', '{soon:serviceDate}'],
      ],
      body: [
        '*Partida: {town} {time}, chegada: {town2} {time2}*',
        '?[Carruagem {digit}, lugar {count}|Porta {digit}, lugar {count}]',
        '*[Preço|Total]: {fare:grossTotal}*',
        '?Comprado em {date}',
        '> [Bilhete intransmissível.|Não reembolsável.]',
      ],
    },
    {
      title: '[Bilhete de entrada|Ingresso|Bilhete para concerto]',
      subtitle: '[{firm}|Concerto de verão|Feira de {service}]',
      body: [
        '*Início: {soon:serviceDate}, {time}, {street}, {town}*',
        '@ Fila :: {digit}',
        '@ Lugar :: {count}',
        '@ Preço :: {fare:grossTotal}',
        '@ N.º :: {documentNumber}',
        '> Organização: {sender:sellerName}',
      ],
    },
  ],
}
