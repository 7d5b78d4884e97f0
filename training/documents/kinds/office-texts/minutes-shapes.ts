// Minutes as running text, as lists of decisions, as tables of who does what, as notes of calls and visits.
import type { Script, Scripts } from '../office/script.ts'

const DE: readonly Script[] = [
  {
    title:
      '[Niederschrift|Kurzprotokoll|Verlaufsprotokoll|Beschlussprotokoll|Telefonnotiz|Aktenvermerk|Gesprächsvermerk|Vermerk|Notizen zum Termin|Notiz über das Gespräch mit {firm}|Mitschrift|Ergebnis unserer Besprechung|Besuchsnotiz|Kick-off {service}|Jour fixe KW {count}|Protokoll über die Verhandlung mit {firm}|Gedächtnisprotokoll|]',
    subtitle: '[{town}, {date}|vom {date}|{date}, {time} Uhr|Besprechung am {date} in {town}]',
    body: [
      '[Anwesend waren|Teilgenommen haben|Es nahmen teil|Am Tisch saßen|Zugegen:] {person}, {person2} und {person3}[; {person4} war entschuldigt|; es fehlte {person4}|]. [Den Vorsitz führte {person}.|{person2} schrieb mit.|Die Sitzung begann um {time} Uhr.|]',
      '[Zunächst|Zu Beginn|Eingangs] [berichtete {person} über {service}|wurde das Protokoll der letzten Sitzung genehmigt|stellte {person2} die Zahlen vor]. [Das Angebot von {firm} über {amount} lag allen vor.|Die Rechnung von {firm2} über {amount} ist noch offen.|Der Vertrag mit {firm} läuft zum {future} aus.|Die Reklamation von {firm2} wurde besprochen.|Die Lieferung von {product} verspätet sich.]',
      '?[Danach|Anschließend|Im weiteren Verlauf] [ging es um {product}|diskutierten die Anwesenden über die Kosten von {amount2}|kam die Kündigung von {person5} zur Sprache|wies {person3} auf die Mahnung von {firm3} hin].',
      '*[Man einigte sich darauf|Beschlossen wurde|Die Runde war sich einig|Es wurde festgehalten|Einstimmig wurde beschlossen], [das Angebot anzunehmen|den Vertrag nicht zu verlängern|mit {firm} weiter zu verhandeln|den Start auf den {future2} zu verschieben|{amount3} freizugeben].*',
      '*{person2} [kümmert sich bis zum {deadline} darum|liefert die Unterlagen bis {deadline}|holt bis {deadline} Preise ein|informiert {firm} bis zum {deadline}].*',
      '?[Gegen {time2} Uhr schloss die Sitzung.|Man trifft sich wieder am {soon}.|Ende: {time2} Uhr.|Der nächste Termin folgt.]',
      '?[Für das Protokoll: {person2}|gez. {person2}|Verteiler: Teilnehmer, Geschäftsleitung|zur Kenntnis an alle]',
    ],
  },
  {
    title:
      '[Beschlüsse|Beschlussliste|Beschlussfassung der Gesellschafter|Gesellschafterbeschluss|Protokoll der Eigentümerversammlung|Protokoll der Mitgliederversammlung|Protokoll der Generalversammlung|Niederschrift über die Sitzung des Gemeinderats|Sitzung des Betriebsrats|Beschlüsse der Versammlung|Protokoll der Gesellschafterversammlung|Versammlungsniederschrift|Elternabend: Ergebnisse]',
    subtitle: '[Sitzung vom {date}|vom {date} in {town}|{street}, {date}|am {date}, {time} Uhr]',
    body: [
      '@ [Vorsitz|Leitung|Versammlungsleiter] :: {person}',
      '?@ [Stimmberechtigt|Anwesende Stimmen|Vertretene Stimmen] :: {count} von {bigCount}',
      '?[Die Einladung erging fristgerecht am {past}. Die Versammlung ist beschlussfähig.|Form und Frist der Einladung wurden gewahrt.|Der Vorsitzende stellt die Beschlussfähigkeit fest.]',
      '# [TOP 1|Punkt 1|Beschluss 1|Zu 1]: [Jahresabrechnung|Bericht des Vorstands|Jahresabschluss {year}|Haushalt]',
      '*[Die Abrechnung {year} wird genehmigt.|Der Jahresabschluss wird festgestellt.|Der Haushalt von {amount} wird beschlossen.|Der Bericht wird zur Kenntnis genommen.]* [Ja: {count2}, Nein: {digit}, Enthaltungen: {digit2}|Einstimmig angenommen.|Dafür {count2}, dagegen {digit}.]',
      '# [TOP 2|Punkt 2|Beschluss 2|Zu 2]: [Sanierung|Anschaffungen|Verwaltervertrag|Entlastung|Vergabe]',
      '*[Der Auftrag geht zum Preis von {amount2} an {firm}.|Dem Vorstand wird Entlastung erteilt.|Die Bestellung des Verwalters wird bis {future} verlängert.|Der Vertrag mit {firm} wird gekündigt.]* [Ja: {count3}, Nein: {digit}|Mehrheitlich angenommen.|Bei einer Enthaltung angenommen.]',
      '?# [TOP 3|Punkt 3|Zu 3]: [Wahlen|Anträge|Verschiedenes]',
      '[{person2} wird zum Kassenwart gewählt.|{person3} nimmt die Wahl an.|Anträge liegen nicht vor.|Der Antrag von {person3} wird abgelehnt.]',
      '_ [{person}|Vorsitz] ;; [{person4}|Schriftführung]',
    ],
  },
  {
    title:
      '[Aufgabenliste|Offene Punkte|Maßnahmenplan|To-dos aus dem Meeting|Ergebnisse und Aufgaben|Wer macht was|Pendenzenliste|Protokoll|Meeting {service}|Abstimmung {product}|Baubesprechung Nr. {digit}|]',
    meta: [
      ['[Datum|Termin|am]', '{date}'],
      ['[Dabei|Teilnehmer|Runde|Anwesend]', '{person}, {person2}, {person3}'],
    ],
    body: [
      '%% [Was|Thema|Aufgabe|Ergebnis|Inhalt] ;; [Wer|Verantwortlich|Zuständig|Name] ;; [Bis wann|bis|Termin|Erledigt bis]',
      '4-9x % [Angebot von {firm#} vergleichen|Rechnung {firm#} klären|Vertrag {firm#} prüfen|{product#} nachbestellen|Reklamation {firm#} beantworten|Budget {amount#} prüfen|{service#} planen|Liste aktualisieren|Mängel fotografieren|Termin mit {firm#} absagen] ;; {person#} ;; {soon#:deadline}',
      '*[Nächste Runde am {future}, {time} Uhr.|Wir sehen uns wieder am {future}.|Offen bleibt die Frage der Kosten von {amount}.|Beschlossen: {product} wird angeschafft.]*',
      '?*[Alles andere bleibt wie besprochen.|Einwände bitte bis {soon} an {person2}.|Nicht geklärt: Freigabe von {amount2}.]*',
    ],
  },
]

const EN: readonly Script[] = [
  {
    title:
      '[Note of meeting|Summary of our meeting|File note|Telephone note|Record of discussion|Notes from call with {firm}|Meeting recap|Action notes|Debrief|Kick-off {service}|Site meeting no. {digit}|Attendance note|]',
    subtitle: '[{date}|{town}, {date}|held on {date} at {time}|Meeting on {date}]',
    body: [
      '[Present were|Those attending were|In the room:|Around the table:] {person}, {person2} and {person3}[; {person4} sent apologies|]. [{person} took the chair.|{person2} took notes.|The meeting opened at {time}.|]',
      '[To begin with|First|At the outset], [{person} reported on {service}|the previous minutes were approved|{person2} presented the figures]. [The quotation from {firm} for {amount} was on the table.|The invoice from {firm2} for {amount} is still open.|The contract with {firm} runs out on {future}.|The complaint from {firm2} was discussed.]',
      '*[It was agreed|All agreed|The group decided|It was resolved] [to accept the offer|not to renew the contract|to postpone the start to {future2}|to release {amount2}].*',
      '*{person2} [will see to this by {deadline}|to send the papers by {deadline}|is to obtain prices by {deadline}].*',
      '?[The meeting closed at {time2}.|The group meets again on {soon}.]',
    ],
  },
  {
    title:
      '[Resolutions|List of decisions|Shareholders’ resolution|Board resolutions|Minutes of the general meeting|Council minutes|Decisions taken|Committee meeting]',
    subtitle: '[of {date}|Meeting of {date}|{town}, {date}]',
    body: [
      '@ [Chair|In the chair] :: {person}',
      '?[Due notice was given on {past} and a quorum was present.|Votes represented: {count} of {bigCount}.]',
      '# [Item 1|Resolution 1]: [Annual accounts|Budget|Report of the board]',
      '*[The accounts for {year} were approved.|The budget of {amount} was adopted.]* [For: {count2}, against: {digit}|Carried unanimously.]',
      '# [Item 2|Resolution 2]: [Repairs|Purchases|Election]',
      '*[The contract is awarded to {firm} for {amount2}.|{person2} was elected treasurer.|The lease will be terminated.]* [Carried.|One abstention.]',
      '_ Chair ;; Secretary',
    ],
  },
  {
    title: '[Action list|Open points|Actions from the meeting|Who does what|Follow-up|Weekly catch-up|Team huddle|]',
    meta: [
      ['[Date|Meeting]', '{date}'],
      ['[Present|Attendees|With]', '{person}, {person2}, {person3}'],
    ],
    body: [
      '%% [What|Action|Topic] ;; [Who|Owner] ;; [By when|Due|Deadline]',
      '4-9x % [Compare quotation from {firm#}|Query invoice from {firm#}|Check contract with {firm#}|Reorder {product#}|Answer complaint of {firm#}|Plan {service#}|Approve {amount#}] ;; {person#} ;; {soon#:deadline}',
      '*[Next meeting: {future}, {time}.|We meet again on {future}.|Decided: {product} will be bought.]*',
    ],
  },
]

const PT: readonly Script[] = [
  {
    title:
      '[Ata|Ata n.º {digit}|Memorando da reunião|Nota da reunião|Resumo da reunião|Nota de conversa telefónica|Registo da reunião com {firm}|Reunião de obra n.º {digit}|Relato da reunião|]',
    subtitle: '[{town}, {date}|de {date}|Reunião de {date}, {time}]',
    body: [
      '[Estiveram presentes|Participaram|Compareceram] {person}, {person2} e {person3}[; faltou {person4}|]. [Presidiu {person}.|A reunião começou às {time}.|]',
      '[Em primeiro lugar|Para começar|Aberta a sessão], [{person} informou sobre {service}|foi aprovada a ata anterior|{person2} apresentou os números]. [A proposta da {firm}, de {amount}, foi analisada.|A fatura da {firm2}, de {amount}, continua em aberto.|O contrato com a {firm} termina em {future}.]',
      '*[Ficou decidido|Deliberou-se|Todos concordaram em|Foi decidido por unanimidade] [aceitar a proposta|não renovar o contrato|adiar o início para {future2}|aprovar a despesa de {amount2}].*',
      '*{person2} [trata do assunto até {deadline}|envia os documentos até {deadline}|pede preços até {deadline}].*',
      '?[Nada mais havendo a tratar, encerrou-se a reunião às {time2}.|Próxima reunião: {soon}.]',
    ],
  },
  {
    title:
      '[Deliberações|Lista de decisões|Ata da assembleia geral|Ata da assembleia de condóminos|Deliberação dos sócios|Pontos em aberto|Plano de ações]',
    meta: [
      ['[Data|Reunião]', '{date}'],
      ['[Presentes|Participantes]', '{person}, {person2}, {person3}'],
    ],
    body: [
      '%% [O quê|Assunto|Tarefa] ;; [Quem|Responsável] ;; [Até|Prazo]',
      '4-8x % [Analisar proposta da {firm#}|Confirmar fatura da {firm#}|Rever contrato com a {firm#}|Encomendar {product#}|Planear {service#}|Responder à reclamação] ;; {person#} ;; {soon#:deadline}',
      '*[Próxima reunião: {future}, {time}.|Aprovado por {count} votos: compra de {product}.|Foi aprovado o orçamento de {amount}.]*',
    ],
  },
]

export const MINUTES_SHAPES: Scripts = { de: DE, en: EN, pt: PT }
