// Accounts rendered to somebody: commissions, heating, what is open on an account.
import { type Company, type Day, daysAfter, type Names } from '../../names/names.ts'
import { type Block, gap, halves, lines, pairs, table } from '../../page/blocks.ts'
import { filled, joinTexts, type Piece, salient, text, value, valueLines } from '../../page/text.ts'

const WORDS = {
  de: {
    titles: [
      'Nebenkostenabrechnung',
      'Provisionsabrechnung',
      'Reisekostenabrechnung',
      'Betriebskostenabrechnung',
      'Jahresabrechnung',
      'Abrechnung',
      'Heizkostenabrechnung',
      'Gehaltsabrechnung',
      'Entgeltabrechnung',
      'Stromabrechnung',
      'Hausgeldabrechnung',
      'Spesenabrechnung',
      'Lohnabrechnung',
      'Bezügemitteilung',
      'Verdienstabrechnung',
      'Verbrauchsabrechnung',
      'Wasserabrechnung',
      'Lizenzabrechnung',
      'Tantiemenabrechnung',
      'Endabrechnung Baustelle',
      'Einzelabrechnung',
      'Kautionsabrechnung',
      'Schlussabrechnung Mietverhältnis',
      'Kassenabrechnung',
      'Umlagenabrechnung',
      'Ihre Kosten im Überblick',
      'Abrechnung Ihres Verbrauchs',
    ],
    number: ['Abrechnungsnummer', 'Abrechnung Nr.', 'Beleg-Nr.'],
    period: ['Abrechnungszeitraum', 'Zeitraum', 'für den Zeitraum', 'Abrechnungsmonat'],
    date: ['Datum', 'Abrechnungsdatum', 'Erstellt am'],
    customer: ['Kundennummer', 'Mieternummer', 'Vertragskonto', 'Personalnummer'],
    rows: [
      'Grundsteuer',
      'Wasser / Abwasser',
      'Müllabfuhr',
      'Hausmeister',
      'Gebäudeversicherung',
      'Heizung',
      'Fahrtkosten',
      'Übernachtung',
      'Verpflegungspauschale',
      'Provision Neukunden',
      'Provision Bestand',
      'Grundgebühr',
      'Verbrauch',
      'Gartenpflege',
      'Allgemeinstrom',
      'Bonus',
    ],
    head: ['Kostenart', 'Gesamt', 'Ihr Anteil'],
    total: ['Gesamtsumme', 'Summe', 'Ihre Kosten gesamt', 'Gesamtkosten', 'Summe Abrechnung'],
    prepaid: ['abzüglich Vorauszahlungen', 'Ihre Vorauszahlungen', 'bereits gezahlt'],
    due: ['Nachzahlung', 'Zu zahlender Betrag', 'Auszahlungsbetrag', 'Ihr Nachzahlungsbetrag'],
    pay: 'Bitte überweisen Sie den Betrag bis zum {due}.',
    greeting: 'Sehr geehrte Damen und Herren,',
    said: ['anbei erhalten Sie Ihre Abrechnung für den oben genannten Zeitraum.', 'wir rechnen wie folgt ab:'],
  },
  en: {
    titles: [
      'Commission Statement',
      'Payslip',
      'Salary statement',
      'Expense claim',
      'Travel expenses',
      'Energy statement',
      'Deposit settlement',
      'Final account',
      'Heating cost statement',
      'Your charges',
      'Expense Statement',
      'Service Charge Statement',
      'Annual Statement',
      'Settlement Statement',
      'Utility Statement',
      'Royalty Statement',
      'Statement of charges',
    ],
    number: ['Statement No.', 'Reference', 'Statement ref.'],
    period: ['Period', 'Statement period', 'Billing period', 'For the period'],
    date: ['Date', 'Statement date'],
    customer: ['Customer No.', 'Account no.', 'Tenant ref.'],
    rows: [
      'Water',
      'Refuse collection',
      'Caretaker',
      'Buildings insurance',
      'Heating',
      'Mileage',
      'Accommodation',
      'Meals',
      'Commission new business',
      'Standing charge',
      'Usage',
      'Gardening',
      'Lighting',
      'Bonus',
    ],
    head: ['Item', 'Total', 'Your share'],
    total: ['Total', 'Total charges', 'Sum', 'Total costs'],
    prepaid: ['Less payments received', 'Paid on account', 'Advance payments'],
    due: ['Balance due', 'Amount due', 'Amount payable', 'To pay'],
    pay: 'Please pay by {due}.',
    greeting: 'Dear Customer,',
    said: ['please find your statement for the above period.', 'your account is made up as follows:'],
  },
  pt: {
    titles: [
      'Demonstrativo de comissões',
      'Holerite',
      'Recibo de ordenado',
      'Mapa de deslocações',
      'Apuramento de consumos',
      'Acerto final',
      'Prestação de contas do condomínio',
      'Resumo de despesas',
      'Prestação de contas',
      'Demonstrativo de despesas',
      'Nota de despesas',
      'Demonstrativo',
      'Acerto de contas',
      'Recibo de vencimento',
      'Mapa de despesas de condomínio',
    ],
    number: ['Demonstrativo n.º', 'N.º', 'Referência'],
    period: ['Período', 'Mês de referência', 'Competência'],
    date: ['Data', 'Data de emissão'],
    customer: ['Cliente n.º', 'Código', 'Fração'],
    rows: [
      'Água',
      'Recolha de lixo',
      'Zelador',
      'Seguro do edifício',
      'Aquecimento',
      'Deslocações',
      'Alojamento',
      'Refeições',
      'Comissão de vendas',
      'Tarifa básica',
      'Consumo',
      'Jardinagem',
      'Iluminação',
      'Bônus',
    ],
    head: ['Descrição', 'Total', 'Sua parte'],
    total: ['Total', 'Soma', 'Total das despesas', 'Valor total'],
    prepaid: ['Adiantamentos', 'Valores já pagos', 'Pagamentos por conta'],
    due: ['Valor a pagar', 'Saldo a pagar', 'A liquidar', 'Líquido a receber'],
    pay: 'Pagamento até {due}.',
    greeting: 'Exmos. Senhores,',
    said: ['enviamos o demonstrativo referente ao período acima.', 'o acerto é o seguinte:'],
  },
} as const

export interface AccountLook {
  readonly facts: 'left' | 'run' | 'across' | 'apart'
  readonly hasShares: boolean
  readonly place: 'window' | 'right' | 'none'
}

interface Account {
  readonly names: Names
  readonly seller: Company
  readonly day: Day
  readonly rows: readonly { readonly name: string; readonly cents: number }[]
  readonly total: number
  /** 0: nothing was paid before. */
  readonly prepaid: number
  /** What stands behind labels. */
  readonly end: string
}

export function statement(names: Names, look: AccountLook): Block[] {
  const { random, language } = names
  const words = WORDS[language]
  const account = accountOf(names)
  const { seller } = account
  const hasHead = look.place !== 'window' || random.chance(0.5)
  return [
    ...(hasHead ? [lines([value('sellerName', seller.name)], { size: 14, isBold: true })] : []),
    gap(20),
    ...top(account, look),
    gap(16),
    lines([salient(random.pick(words.titles))], { size: 14, isBold: true }),
    gap(8),
    ...(random.chance(0.5) ? [lines([words.greeting, random.pick(words.said)]), gap(8)] : []),
    costs(account, look),
    gap(4),
    pairs(sums(account), 'apart', { isBold: true }),
    gap(14),
    ...payment(account),
  ]
}

function accountOf(names: Names): Account {
  const { random, language } = names
  const rows = random
    .sample<string>(WORDS[language].rows, random.whole(3, 9))
    .map((name) => ({ name, cents: random.whole(900, 180_000) }))
  const total = rows.reduce((sum, { cents }) => sum + cents, 0)
  const prepaid = random.chance(0.6) ? Math.round((total * random.pick([0.5, 0.7, 0.85])) / 100) * 100 : 0
  return { names, seller: names.company(), day: names.day(), rows, total, prepaid, end: random.pick([':', '']) }
}

/** Who it is for, and what it is about. */
function top({ names, seller, day, end }: Account, { facts, place }: AccountLook): Block[] {
  const { random, language } = names
  const words = WORDS[language]
  const start = daysAfter(day, -random.pick([365, 30, 90]))
  const period = random.chance(0.5) ? names.month(start) : `${names.date(start)} - ${names.date(daysAfter(day, -3))}`
  const label = (ways: readonly string[]) => `${random.pick(ways)}${end}`
  const list: [Piece, Piece][] = [
    [label(words.date), value('documentDate', names.date(day))],
    [label(words.period), salient(value('period', period))],
  ]
  if (random.chance(0.6)) list.unshift([label(words.number), value('documentNumber', random.code('##-#####'))])
  if (random.chance(0.6)) list.push([label(words.customer), value('customerNumber', random.code('######'))])
  const factBlock = pairs(list, facts, { size: 9 })
  const address = valueLines('buyerAddress', names.address().lines)
  const buyer = random.chance(0.6) ? names.person().full : names.company().name
  const receiver = lines([value('buyerName', buyer), ...address])
  const own = [value('sellerName', seller.name), ...valueLines('sellerAddress', seller.address.lines)]
  if (place === 'right') return [halves([factBlock], [receiver], 0.55)]
  if (place === 'none') return [factBlock]
  return [lines([joinTexts(own, ' · ')], { size: 7.5 }), gap(6), receiver, gap(20), factBlock]
}

function costs({ names, rows }: Account, { hasShares }: AccountLook): Block {
  const { random, language } = names
  const [what, all, share] = WORDS[language].head
  const right = { share: 0.2, align: 'right' } as const
  const left = { share: hasShares ? 0.6 : 0.8, align: 'left' } as const
  const head = hasShares ? [what, all, share] : [what, share]
  return table({
    columns: hasShares ? [left, right, right] : [left, right],
    head: random.chance(0.8) ? head : null,
    rows: rows.map(({ name, cents }) => {
      const amount = value('itemAmount', names.money(cents))
      const own = value('itemDescription', name)
      return hasShares ? [own, names.money(cents * random.pick([4, 8, 12])), amount] : [own, amount]
    }),
    rowGap: random.pick([1, 3, 5]),
    style: { size: 9.5 },
  })
}

function sums({ names, total, prepaid, end }: Account): [Piece, Piece][] {
  const words = WORDS[names.language]
  const label = (ways: readonly string[]) => `${names.random.pick(ways)}${end}`
  const gross: [Piece, Piece] = [label(words.total), salient(value('grossTotal', names.money(total)))]
  if (prepaid === 0) return [gross]
  return [
    gross,
    [label(words.prepaid), names.money(-prepaid)],
    [label(words.due), salient(value('amountDue', names.money(total - prepaid)))],
  ]
}

function payment({ names, seller, day, prepaid }: Account): Block[] {
  const { random, language } = names
  const { bank } = seller
  const said: Piece[] = []
  const due = value('dueDate', names.date(daysAfter(day, 30)))
  if (prepaid > 0 && random.chance(0.6)) said.push(filled(WORDS[language].pay, { due }))
  if (bank.iban && random.chance(0.6)) said.push(text`IBAN ${value('iban', bank.iban)} · ${bank.name}`)
  return said.length > 0 ? [lines(said)] : []
}
