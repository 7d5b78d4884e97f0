// Lists of things in columns, as sheets of a spreadsheet or on paper.
import { gap, lines, table } from '../../page/blocks.ts'
import { A4, type Design, paper } from '../../page/design.ts'
import { joinTexts, salient, type Text, text } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import type { Language } from '../../types.ts'
import { type Speech, unfold } from '../letters-words/grammar.ts'

interface Column {
  readonly name: string
  readonly cell: string
  readonly isSum?: boolean
}

const COLUMNS: Readonly<Record<Language, readonly Column[]>> = {
  de: [
    { name: '[Nr.|Lfd. Nr.|ID|Pos]', cell: '№' },
    { name: '[Bezeichnung|Artikel|Gegenstand]', cell: '{product#}' },
    { name: '[Name|Mitarbeiter|Kontakt]', cell: '{person#}' },
    { name: '[Firma|Lieferant|Kunde]', cell: '{firm#}' },
    { name: '[Ort|Standort|Stadt]', cell: '{town#}' },
    { name: '[Datum|Eingang|angelegt]', cell: '{past#}' },
    { name: '[Menge|Anzahl|Bestand]', cell: '{count#}', isSum: true },
    { name: '[Betrag|Umsatz|Wert|Preis]', cell: '{amount#}', isSum: true },
    { name: '[Telefon|Tel.]', cell: '{phone#}' },
    { name: '[Status|Zustand]', cell: '[offen|erledigt|in Arbeit|gut|defekt|geprüft]' },
    { name: '[Bemerkung|Notiz]', cell: '[|||dringend|siehe Mail|{firstName#} fragen]' },
    { name: '[Raum|Abteilung]', cell: '[Lager|Büro {digit#}|Halle {digit#}|Vertrieb]' },
  ],
  en: [
    { name: '[No.|ID|#|Item]', cell: '№' },
    { name: '[Description|Article|Asset]', cell: '{product#}' },
    { name: '[Name|Employee|Contact]', cell: '{person#}' },
    { name: '[Company|Supplier|Customer]', cell: '{firm#}' },
    { name: '[Town|Location|City]', cell: '{town#}' },
    { name: '[Date|Received|Created]', cell: '{past#}' },
    { name: '[Quantity|Qty|Stock]', cell: '{count#}', isSum: true },
    { name: '[Amount|Revenue|Value]', cell: '{amount#}', isSum: true },
    { name: '[Phone|Telephone]', cell: '{phone#}' },
    { name: '[Status|Condition]', cell: '[open|done|in progress|good|broken]' },
    { name: '[Notes|Remarks]', cell: '[|||urgent|see mail|ask {firstName#}]' },
    { name: '[Room|Department]', cell: '[Warehouse|Office {digit#}|Sales]' },
  ],
  pt: [
    { name: '[N.º|ID|Item]', cell: '№' },
    { name: '[Descrição|Artigo|Produto]', cell: '{product#}' },
    { name: '[Nome|Funcionário|Contacto]', cell: '{person#}' },
    { name: '[Empresa|Fornecedor|Cliente]', cell: '{firm#}' },
    { name: '[Cidade|Local]', cell: '{town#}' },
    { name: '[Data|Entrada]', cell: '{past#}' },
    { name: '[Quantidade|Qtd.|Stock]', cell: '{count#}', isSum: true },
    { name: '[Valor|Montante]', cell: '{amount#}', isSum: true },
    { name: 'Telefone', cell: '{phone#}' },
    { name: '[Estado|Situação]', cell: '[aberto|concluído|em curso|bom|avariado]' },
    { name: '[Observações|Notas]', cell: '[|||urgente|ver e-mail]' },
    { name: '[Sala|Setor]', cell: '[Armazém|Escritório {digit#}|Vendas]' },
  ],
}

const TITLES: Readonly<Record<Language, string>> = {
  de: '[Inventarliste|Kundenliste|Adressliste|Bestandsliste|Telefonliste|Übersicht Lieferanten|Offene Posten|Umsatzliste|Teilnehmerliste|Geräteliste|Auftragsübersicht] [{month}|{year}|]',
  en: '[Inventory|Customer list|Stock list|Phone list|List of suppliers|Open items|Sales by customer|Asset register|Participants|Order overview] [{month}|{year}|]',
  pt: '[Inventário|Lista de clientes|Lista de stock|Lista de contactos|Fornecedores|Vendas por cliente|Lista de participantes] [{month}|{year}|]',
}

const SUMS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Summe', 'Gesamt', 'Summe gesamt'],
  en: ['Total', 'Sum', 'Grand total'],
  pt: ['Total', 'Soma'],
}

export function tableDesign(layout: string, language: Language, speech: Speech): Design {
  const { random } = speech
  const columns = columnsOf(language, random)
  const head = columns.map(({ name }) => unfold(name, speech))
  const rows = rowsOf(columns, random.whole(4, layout.startsWith('sheet') ? 45 : 28), speech)
  const sum = sumOf(columns, language, speech)
  const title = random.chance(layout === 'sheet-02' ? 0 : 0.75) ? [salient(unfold(TITLES[language], speech))] : []
  const headed = title.length > 0 ? head : head.map(salient)
  if (layout.startsWith('sheet')) {
    const all = [headed, ...rows, ...sum].map((row) => joinTexts(row, '\t'))
    return { form: 'plain', pages: [[...title, ...all]] }
  }
  return onPaper(layout, { columns, title, head: headed, rows: [...rows, ...sum] }, random)
}

interface Sheet {
  readonly columns: readonly Column[]
  readonly title: readonly Text[]
  readonly head: readonly Text[]
  readonly rows: readonly (readonly Text[])[]
}

function onPaper(layout: string, { columns, title, head, rows }: Sheet, random: Random): Design {
  const size = layout === 'paper-02' ? 8 : 10
  const isOdd = layout === 'paper-91'
  const shares = columns.map(({ cell }) => shareOf(cell))
  const whole = shares.reduce((all, one) => all + one, 0)
  const aligned = columns.map((one, index) => ({
    share: (shares[index] ?? 1) / whole,
    align: one.isSum ? ('right' as const) : ('left' as const),
  }))
  const align = layout === 'paper-01' ? ('left' as const) : ('centre' as const)
  const over = title.length > 0 ? [lines(title, { size: 15, align }), gap(12)] : []
  const style = { size, ...(isOdd && { isBold: true }) }
  return {
    form: 'printed',
    paper: paper(layout === 'paper-03' ? { width: A4.height, height: A4.width } : A4, 40),
    face: isOdd ? 'mono' : 'sans',
    size,
    body: [...over, table({ columns: aligned, head, rows, style, rowGap: random.whole(1, 6) })],
  }
}

function shareOf(cell: string): number {
  if (/firm|product|person/.test(cell)) return 3
  return /№|count/.test(cell) ? 1 : 1.8
}

/** Three columns or more, in their usual order. */
function columnsOf(language: Language, random: Random): Column[] {
  const all = COLUMNS[language]
  const chosen = random.sample(all, random.whole(3, 7))
  return all.filter((one) => chosen.includes(one))
}

function rowsOf(columns: readonly Column[], count: number, speech: Speech): Text[][] {
  return Array.from({ length: count }, (_, index) =>
    columns.map(({ cell }) =>
      unfold(cell.replaceAll('#', String(index + 11)).replaceAll('№', String(index + 1)), speech),
    ),
  )
}

/** A last row with sums, where a column can be summed. */
function sumOf(columns: readonly Column[], language: Language, speech: Speech): Text[][] {
  if (!columns.some(({ isSum }) => isSum) || columns[0]?.isSum || speech.random.chance(0.5)) return []
  const label = speech.random.pick(SUMS[language])
  return [
    columns.map(({ isSum, cell }, index) => {
      if (index === 0) return salient(text`${label}`)
      return isSum ? salient(unfold(cell.replace('#', ''), speech)) : text``
    }),
  ]
}
