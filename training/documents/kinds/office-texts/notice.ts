// What hangs on boards and stands in official gazettes.
import type { Scripts } from '../office/script.ts'

export const NOTICE: Scripts = {
  de: [
    {
      title:
        '[Bekanntmachung|Öffentliche Bekanntmachung|Aushang|Amtliche Bekanntmachung|Hinweis an alle Mieter|Öffentliche Ausschreibung|Achtung!]',
      body: [
        '?{sender:sellerName}',
        '*[Am {soon} wird zwischen {time} und {time2} Uhr das Wasser abgestellt.|Der Bebauungsplan Nr. {digit} „{road}“ liegt vom {soon} bis {future} öffentlich aus.|Die Straße „{road}“ ist vom {soon} bis {future} voll gesperrt.|Am {soon} findet eine Begehung aller Keller statt.|Die Stadtwerke lesen am {soon} die Zähler ab.|Die Gemeinde vergibt Arbeiten: {service}.]*',
        '[Betroffen sind alle Häuser der Straße „{road2}“.|Die Unterlagen können im Rathaus, Zimmer {digit2}, eingesehen werden.|Bitte halten Sie den Zugang frei.|Umleitungen sind ausgeschildert.]',
        '*[Einwendungen können bis zum {deadline} erhoben werden.|Angebote sind bis {deadline}, {time3} Uhr, einzureichen.|Bitte melden Sie sich bis {deadline} bei der Hausverwaltung.]*',
        '?[Wir bitten um Verständnis.|Rückfragen: {contact}, {phone}.|Die Kosten von {amount} trägt der Eigentümer.]',
        '[{senderTown}, {date}|{senderTown}, den {date}|Ausgehängt am {date}]',
        '?[Die Hausverwaltung|Der Bürgermeister|Der Vorstand|{contact:person}]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Public notice|Notice to all tenants|Notice|Notice of road closure|Invitation to tender|Announcement|Important notice]',
      body: [
        '?{sender:sellerName}',
        '*[The water supply will be turned off on {soon} between {time} and {time2}.|{road} will be closed from {soon} to {future}.|The plans for {road} may be inspected from {soon} to {future}.|The fire alarm will be tested on {soon} at {time}.|Tenders are invited for {service}.]*',
        '[All properties in {road2} are affected.|Documents can be seen at the town hall, room {digit}.|Please keep the entrance clear.|Diversions will be signposted.]',
        '*[Objections must be made in writing by {deadline}.|Tenders must be received by {deadline}.|Please contact the office by {deadline}.]*',
        '?[We apologise for the inconvenience.|Enquiries: {contact}, {phone}.]',
        '{date}',
      ],
    },
  ],
  pt: [
    {
      title: '[Edital|Aviso|Edital n.º {documentNumber}|Aviso aos condóminos|Aviso público|Comunicado]',
      body: [
        '?{sender:sellerName}',
        '*[Em {soon}, entre as {time} e as {time2}, será interrompido o fornecimento de água.|A {road} estará fechada ao trânsito de {soon} a {future}.|O plano da {road} está em consulta pública de {soon} a {future}.|Está aberto concurso para {service}.]*',
        '[São afetados todos os prédios da {road2}.|Os documentos podem ser consultados na sala {digit}.|Agradecemos a compreensão.]',
        '*[As reclamações devem ser apresentadas até {deadline}.|As propostas devem ser entregues até {deadline}.]*',
        '{senderTown}, {date}',
        '?O [presidente|administrador], {contact:person}',
      ],
    },
  ],
}
