// What kind of document it is: words in its title count most, words in the text a little, facts of the layout some.
import type { DocumentKind, Reading } from '../types.ts'
import type { Cell, Rows } from './cells.ts'

interface Sign {
  readonly kind: DocumentKind
  /** Names of the kind as they stand in titles and subjects. */
  readonly title: RegExp
  /** What is said in the text of such documents. */
  readonly text?: RegExp
}

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

const SIGNS: readonly Sign[] = [
  {
    kind: 'credit-note',
    title: word('gutschrift|rechnungskorrektur|stornorechnung|credit (?:note|memo)|nota de cr[ée]dito'),
  },
  {
    kind: 'reminder',
    title: word(
      '(?:\\d\\.\\s)?(?:zahlungserinnerung|mahnung)|payment reminder|overdue notice|dunning|aviso de cobran[çc]a',
    ),
    text: word('mahngebühr\\p{L}*|verzugszinsen|noch nicht eingegangen|überfällig|overdue|em atraso'),
  },
  {
    kind: 'receipt',
    title: word(
      'quittung|kassenbon|kassenbeleg|bon|bewirtungsbeleg|receipt|recibo|cupom fiscal|nfc-?e|nota fiscal de consumidor',
    ),
    text: word(
      'bar(?:zahlung)?|rückgeld|change|cash|ec-?karte|kartenzahlung|tse|cashier|sales associate|terminal|troco',
    ),
  },
  {
    kind: 'invoice',
    title: word('\\p{L}*rechnung|invoice|tax invoice|fatura|nota fiscal|nf-?e|danfe|honorarnote|faktura|bill'),
    text: word('rechnungs(?:nummer|datum|betrag|nr)|zahlbar|invoice (?:no|number|date)|amount due|vencimento|skonto'),
  },
  {
    kind: 'order-confirmation',
    title: word(
      'auftragsbestätigung|bestellbestätigung|buchungsbestätigung|order confirmation|booking confirmation|confirma[çc][ãa]o d[eo] pedido|reserva',
    ),
    text: word('bestätigen wir|we (?:hereby )?confirm|ihre buchung|your booking'),
  },
  {
    kind: 'order',
    title: word('bestellung|auftrag|booking order|purchase order|order|insertion order|pedido|ordem de compra'),
    text: word('wir bestellen|please deliver|liefern sie'),
  },
  {
    kind: 'offer',
    title: word(
      'angebot|kostenvoranschlag|kostenschätzung|offerte|offer|quote|quotation|estimate|proposal|or[çc]amento|proposta',
    ),
    text: word('bieten wir|freibleibend|gültig bis|valid until|unverbindlich'),
  },
  { kind: 'delivery-note', title: word('lieferschein|delivery note|packing (?:list|slip)|guia de remessa') },
  {
    kind: 'termination',
    title: word('kündigung|termination|cancellation|rescis[ãa]o|cancelamento'),
    text: word('kündige(?:n)? (?:ich|wir)|hiermit kündige|fristgerecht|terminate'),
  },
  {
    kind: 'contract',
    title: word('\\p{L}*vertrag|vereinbarung|vertragsbedingungen|agreement|contract|lease|contrato|acordo|urkunde'),
    text: word('§\\s?\\d+|vertragsparteien|laufzeit|die parteien|hereinafter|the parties|cl[áa]usula|party'),
  },
  {
    kind: 'application',
    title: word('bewerbung|lebenslauf|curriculum vitae|cv|résumé|resume|job application|curr[íi]culo'),
    text: word('berufserfahrung|ausbildung|studium|work experience|education|skills|kenntnisse'),
  },
  {
    kind: 'bank-statement',
    title: word('kontoauszug|umsatzübersicht|account statement|bank statement|extrato'),
    text: word('alter kontostand|neuer kontostand|saldo|opening balance|closing balance|buchungstag|wertstellung'),
  },
  {
    kind: 'authority-letter',
    title: word('bescheid|steuerbescheid|anhörung|vorladung|mahnbescheid|tax assessment'),
    text: word(
      'finanzamt|rechtsbehelfsbelehrung|widerspruch|aktenzeichen|amtsgericht|landratsamt|stadtverwaltung|behörde',
    ),
  },
  {
    kind: 'statement',
    title: word(
      '(?:betriebskosten|nebenkosten|heizkosten|reisekosten|jahres|schluss|provisions|lohn|gehalts)-?abrechnung|abrechnung|aufmaß(?:blatt|liste)?|aufstellung|statement of (?:account|charges)|payslip|demonstrativo',
    ),
    text: word('umlageschlüssel|vorauszahlung(?:en)?|nachzahlung|guthaben|abrechnungszeitraum'),
  },
  {
    kind: 'report',
    title: word(
      '\\p{L}*bericht|report|gutachten|studie|analyse|analysis|study|paper|relat[óo]rio|befund|dokumentation',
    ),
    text: word(
      'zusammenfassung|ergebnis(?:se)?|abstract|conclusion|introduction|feststellung(?:en)?|foto \\d|abbildung|figure \\d',
    ),
  },
  {
    kind: 'manual',
    title: word(
      '(?:arbeits|verfahrens|dienst|betriebs|prozess)(?:anweisung|beschreibung)|checkliste|handbuch|bedienungsanleitung|benutzerhandbuch|nutzerdokumentation|anleitung|(?:user|owner.?s) (?:manual|guide)|documentation|manual',
    ),
    text: word('kapitel \\d|klicken sie|installation|chapter \\d|inhaltsverzeichnis|table of contents'),
  },
  {
    kind: 'minutes',
    title: word('\\p{L}*protokoll|niederschrift|minutes|ata de reuni[ãa]o|besprechungsnotiz|bautagebuch|meeting notes'),
    text: word('teilnehmer|anwesend|tagesordnung|attendees|agenda|top \\d'),
  },
  {
    kind: 'time-sheet',
    title: word('stundenzettel|stundennachweis|arbeitszeitnachweis|zeiterfassung|time ?sheet|folha de ponto'),
  },
  { kind: 'price-list', title: word('preisliste|preisverzeichnis|price list|tabela de pre[çc]os|tariff') },
  {
    kind: 'form',
    title: word('formular|antrag|request form|application form|form|fragebogen|formul[áa]rio'),
    text: word('bitte ankreuzen|unterschrift|signature|signed|please (?:tick|complete)|section \\d'),
  },
  {
    kind: 'complaint',
    title: word('reklamation|beschwerde|mängelrüge|mängelanzeige|complaint|reclama[çc][ãa]o'),
    text: word('mangel|mängel|defekt|beschädigt|damaged|unzufrieden'),
  },
  {
    kind: 'enquiry',
    title: word(
      'anfrage|angebotsanfrage|enquiry|inquiry|request for (?:quote|quotation|information)|consulta|pedido de or[çc]amento',
    ),
    text: word('interessieren uns|bitten um ein angebot|würden gerne|könnten sie uns|we are interested'),
  },
]

/** The upper part of the first page, where a document says what it is. */
const TITLE_ROWS = 30

export interface KindFacts {
  readonly reading: Reading
  readonly rows: Rows
  /** What the fields already tell. */
  readonly hasInvoiceNumber: boolean
  readonly hasTotals: boolean
}

export function kindOf(facts: KindFacts): { name: DocumentKind; certainty: number } {
  const { reading, rows } = facts
  const scores = new Map<DocumentKind, number>()
  const add = (kind: DocumentKind, points: number) => scores.set(kind, (scores.get(kind) ?? 0) + points)
  const text = rows.map((row) => row.map((cell) => cell.text).join(' ')).join('\n')
  for (const sign of SIGNS) {
    add(sign.kind, titlePoints(rows, sign.title))
    if (sign.text) add(sign.kind, Math.min(3, text.match(sign.text)?.length ?? 0) * 0.8)
  }
  addFacts(facts, add)
  if (isSketch(reading, text)) return { name: 'process-sketch', certainty: 0.7 }
  // A mail is a mail, whatever word stands in it; what is attached to it is looked at for itself.
  if (reading.mail) return { name: 'email', certainty: 0.95 }
  const ranked = [...scores].sort((a, b) => b[1] - a[1])
  const [[name, points] = ['other', 0] as const, [, second] = ['other', 0] as const] = ranked
  if (points < 2) return fallback(reading, rows, text)
  return { name, certainty: Math.min(0.98, 0.55 + (points - second) * 0.06 + points * 0.02) }
}

/** What people write into the boxes of a drawn process. */
const STEPS = word(
  'prozess|ablauf|schritt|start|ende|ja|nein|prüfen|öffnen|abtippen|eingang|ausgang|freigabe|freigeben|ablegen|senden|kunde|büro|min|std|process|step|begin|end|yes|no|check|approve|send|fluxo|etapa|in[íi]cio|fim|sim|n[ãa]o',
)

/** A picture with few words, and many of them from a process. */
function isSketch({ pages, ocr }: Reading, text: string): boolean {
  const words = text.split(/\s+/).filter((one) => /\p{L}{2}/u.test(one)).length
  const hits = text.match(STEPS)?.length ?? 0
  return ocr !== null && pages.length === 1 && words < 90 && hits >= 5 && hits / Math.max(1, words) > 0.15
}

/** A title is short, stands high and is set large. */
function titlePoints(rows: Rows, title: RegExp): number {
  const usual = medianHeight(rows)
  let most = 0
  for (const [index, row] of rows.slice(0, TITLE_ROWS).entries()) {
    for (const cell of row) {
      const hit = new RegExp(title.source, title.flags.replace('g', '')).exec(cell.text)
      if (!hit) continue
      const isStart = hit.index === 0 ? 1.5 : 0
      const share = hit[0].length / cell.text.length
      const large = Math.min(2, Math.max(0, heightOf(cell) / usual - 1) * 3)
      most = Math.max(most, 1 + isStart + share * 2 + large + (1 - index / TITLE_ROWS))
    }
  }
  return most
}

const heightOf = ({ box }: Cell) => (box ? box[3] - box[1] : 0)

function medianHeight(rows: Rows): number {
  const heights = rows
    .flat()
    .map(heightOf)
    .filter((height) => height > 0)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 1
}

function addFacts(
  { reading, hasInvoiceNumber, hasTotals }: KindFacts,
  add: (kind: DocumentKind, points: number) => void,
): void {
  if (hasInvoiceNumber) add('invoice', 2)
  // Nobody scans a purchase but for its receipt.
  if (hasTotals && reading.ocr) add('receipt', 1)
  if (hasTotals) for (const kind of ['invoice', 'receipt', 'offer', 'credit-note', 'order'] as const) add(kind, 1)
  if (reading.format === 'xlsx' || reading.format === 'xls') add('table', 3)
}

/** Where no kind is named: what the format and the look say. */
function fallback({ format, pages }: Reading, rows: Rows, text: string): { name: DocumentKind; certainty: number } {
  if (format === 'xlsx' || format === 'xls') return { name: 'table', certainty: 0.9 }
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (rows.length > 5 && cells / rows.length > 3) return { name: 'table', certainty: 0.6 }
  const isPicture = pages.every(({ source }) => source === 'ocr')
  if (isPicture && text.length < 400 && /@|www\.|tel|mob|fon|fax/i.test(text))
    return { name: 'business-card', certainty: 0.7 }
  if (
    /sehr geehrte|mit freundlichen grüßen|dear (?:sir|mr|ms|madam)|(?:kind|best) regards|yours (?:sincerely|faithfully)|prezad[oa]|atenciosamente/i.test(
      text,
    )
  )
    return { name: 'letter', certainty: 0.8 }
  return { name: 'other', certainty: 0.4 }
}
