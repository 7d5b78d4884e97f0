// Who met, what was decided, who does what until when.
import type { Script, Scripts } from '../office/script.ts'

const TOPICS_DE =
  '[Stand Projekt {service#}|Umzug nach {town#}|Angebot von {firm#}|Reklamation {product#}|Urlaubsplanung {year}|Budget {year}|Neue Software|Sanierung {street#}|Personal|Messe in {town#}]'
const TALK_DE =
  '[{person#} berichtet über den Stand der Arbeiten.|Die Kosten liegen derzeit bei {amount#}.|Das Angebot von {firm#} über {amount#} liegt vor.|Es wird ausführlich diskutiert.|{person#} stellt die Zahlen vor.|Der Termin {past#} konnte nicht gehalten werden.]'
const DECIDED_DE =
  '*[Beschluss: Das Angebot über {amount#} wird angenommen.|Es wird einstimmig beschlossen, den Vertrag zu verlängern.|Beschluss: Die Anschaffung von {product#} wird genehmigt.|Der Antrag wird mit {digit#} zu zwei Stimmen angenommen.|Entscheidung: Der Start wird auf den {future#} verschoben.]*'
const TASK_DE =
  '[Aufgabe|To-do|Nächster Schritt]: {person#} [holt bis {deadline#} ein zweites Angebot ein|klärt das mit dem Lieferanten bis {deadline#}|erstellt bis {deadline#} eine Übersicht|spricht mit {firm#}].'

const DE: readonly Script[] = [
  {
    title:
      '[Protokoll|Besprechungsprotokoll|Sitzungsprotokoll|Protokoll der Teamsitzung|Protokoll der Projektbesprechung|Ergebnisprotokoll|Niederschrift über die Vorstandssitzung|Gesprächsnotiz|Protokoll Jour fixe]',
    meta: [
      ['[Datum|Termin|Sitzung vom]', '{date}'],
      ['[Ort|Raum]', '[Besprechungsraum {digit}|{street}, {town}|online|Büro {town}]'],
      ['[Teilnehmer|Anwesend|Teilnehmende]', '{person}, {person2}, {person3}[, {person4}|, {person4}, {person5}|]'],
      ['[Protokoll|Protokollführung|Verfasst von]', '{person6}'],
    ],
    body: [
      '?@ [Beginn|Uhrzeit] :: {time} Uhr',
      '?@ [Entschuldigt|Abwesend] :: {person7}',
      '?# [Tagesordnung|Themen]',
      '3-5x - TOP №: [{service#}|Bericht|Finanzen|Verschiedenes|Termine]',
      `# ${TOPICS_DE.replaceAll('#', '21')}`,
      TALK_DE.replaceAll('#', '21'),
      DECIDED_DE.replaceAll('#', '21'),
      `?${TASK_DE.replaceAll('#', '21')}`,
      `# ${TOPICS_DE.replaceAll('#', '22')}`,
      TALK_DE.replaceAll('#', '22'),
      `*${TASK_DE.replaceAll('#', '22')}*`,
      `?# ${TOPICS_DE.replaceAll('#', '23')}`,
      TALK_DE.replaceAll('#', '23'),
      TASK_DE.replaceAll('#', '23'),
      '# [Nächster Termin|Verschiedenes|Ausblick]',
      '*[Die nächste Sitzung findet am {soon} um {time2} Uhr statt.|Nächstes Treffen: {soon}, {time2} Uhr.]* [Ende der Sitzung: {time3} Uhr.|]',
      '?_ {person6} ;; {person}',
    ],
  },
  {
    title:
      '[Protokoll|Besprechungsnotiz|Aktennotiz|Bautagebuch|Baustellenprotokoll] [{service}|vom {date}|Nr. {documentNumber}]',
    meta: [
      ['Datum', '{date}'],
      ['[Anwesende|Teilnehmer]', '{person}, {person2}, {person3}'],
    ],
    body: [
      '%% [Nr.|Pos.|TOP] ;; [Thema|Inhalt|Punkt] ;; [Zuständig|Wer] ;; [Bis wann|Termin|Frist]',
      '% 1 ;; *[Beschluss: {product21} wird bestellt|Angebot von {firm21} wird angenommen|Vertrag mit {firm21} wird verlängert]* ;; {person} ;; {deadline21}',
      '3-8x % [A№|№|№.] ;; [Angebot {firm#} prüfen|{product#} bestellen|Kosten von {amount#} freigeben|Termin mit {firm#} vereinbaren|{service#} abschließen|Mängel beheben] ;; {person#} ;; {soon#:deadline}',
      '*[Der nächste Termin ist am {future}.|Nächste Besprechung: {future}, {time} Uhr.]*',
      '?[Verteiler: alle Teilnehmer, {person9}|Das Protokoll gilt als genehmigt, wenn bis {soon9} kein Einspruch erfolgt].',
    ],
  },
]

const TOPIC_EN =
  '[Progress of {service#}|Move to {town#}|Quotation from {firm#}|Complaint about {product#}|Budget {year}|New software|Staffing|Repairs at {street#}]'
const TALK_EN =
  '[{person#} reported on progress.|Costs stand at {amount#} at present.|The quotation from {firm#} of {amount#} was discussed.|{person#} presented the figures.|The date of {past#} had been missed.]'
const TASK_EN =
  '[Action|To do]: {person#} [to obtain a second quotation by {deadline#}|to speak to the supplier by {deadline#}|to prepare a summary by {deadline#}|to contact {firm#}].'
const DECIDED_EN =
  '*[It was agreed to accept the quotation of {amount#}.|Decision: the start is postponed to {future#}.|RESOLVED: that the purchase of {product#} be approved.|The motion was carried by {digit#} votes to two.]*'

const EN: readonly Script[] = [
  {
    title:
      '[Minutes|Minutes of the meeting|Meeting minutes|Minutes of the board meeting|Project meeting notes|Notes of the team meeting|Minutes of the annual general meeting]',
    meta: [
      ['[Date|Date of meeting|Held on]', '{date}'],
      ['[Place|Venue|Location]', '[Room {digit}|{street}, {town}|online]'],
      ['[Present|Attendees|In attendance]', '{person}, {person2}, {person3}[, {person4}|]'],
      ['[Minutes taken by|Secretary|Note taker]', '{person6}'],
    ],
    body: [
      '?@ [Apologies|Absent] :: {person7}',
      `# ${TOPIC_EN.replaceAll('#', '21')}`,
      TALK_EN.replaceAll('#', '21'),
      DECIDED_EN.replaceAll('#', '21'),
      `?${TASK_EN.replaceAll('#', '21')}`,
      `# ${TOPIC_EN.replaceAll('#', '22')}`,
      TALK_EN.replaceAll('#', '22'),
      `*${TASK_EN.replaceAll('#', '22')}*`,
      '?# Any other business',
      '[None.|{person8} thanked everyone for their work.]',
      '# [Next meeting|Date of next meeting]',
      '*[The next meeting will be held on {soon} at {time}.|Next meeting: {soon}, {time}.]*',
    ],
  },
  {
    title: '[Meeting notes|Action log|Site meeting minutes|Minutes no. {documentNumber}]',
    meta: [
      ['Date', '{date}'],
      ['Attendees', '{person}, {person2}, {person3}'],
    ],
    body: [
      '%% No. ;; [Item|Topic|Action] ;; [Owner|Who] ;; [Due|By when]',
      '% 1 ;; *[Decision: order {product21}|Offer from {firm21} accepted]* ;; {person} ;; {deadline21}',
      '3-8x % № ;; [Check offer of {firm#}|Order {product#}|Approve cost of {amount#}|Finish {service#}|Arrange visit] ;; {person#} ;; {soon#:deadline}',
      '*Next meeting: {future}, {time}.*',
    ],
  },
]

const PT: readonly Script[] = [
  {
    title: '[Ata da reunião|Ata n.º {digit}|Ata da assembleia geral|Ata de reunião de projeto|Memória da reunião]',
    meta: [
      ['Data', '{date}'],
      ['Local', '[Sala {digit}|{street}, {town}|online]'],
      ['[Presentes|Participantes]', '{person}, {person2}, {person3}'],
    ],
    body: [
      '?Aos {date}, pelas {time}, reuniram-se os presentes para tratar dos seguintes assuntos.',
      '# [Ponto da situação|Proposta de {firm21}|Orçamento {year}|Obras na {street21}]',
      '[{person21} apresentou os valores.|Foi analisada a proposta de {firm21}, no valor de {amount21}.|Os custos são de {amount21}.]',
      '*[Deliberação: a proposta de {amount21} foi aprovada por unanimidade.|Foi decidido adiar o início para {future21}.|Foi aprovada a compra de {product21}.]*',
      '# [Tarefas|Pessoal|Nova aplicação|Outros assuntos]',
      '*[{person22} fica responsável por pedir outro orçamento até {deadline22}.|Ação: {person22} contacta o fornecedor até {deadline22}.]*',
      '*A próxima reunião será em {soon}, às {time2}.*',
      '?Nada mais havendo a tratar, foi encerrada a reunião e lavrada a presente ata.',
      '_ {person} ;; {person2}',
    ],
  },
  {
    title: '[Ata|Registo de reunião|Notas da reunião]',
    meta: [
      ['Data', '{date}'],
      ['Participantes', '{person}, {person2}'],
    ],
    body: [
      '%% N.º ;; [Assunto|Ação] ;; Responsável ;; Prazo',
      '% 1 ;; *[Decisão: comprar {product21}|Aceite a proposta de {firm21}]* ;; {person} ;; {deadline21}',
      '3-7x % № ;; [Verificar proposta de {firm#}|Encomendar {product#}|Aprovar {amount#}|Marcar visita] ;; {person#} ;; {soon#:deadline}',
      '*Próxima reunião: {future}.*',
    ],
  },
]

export const MINUTES: Scripts = { de: DE, en: EN, pt: PT }
