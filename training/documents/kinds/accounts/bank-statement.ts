// What a bank says has come and gone.
import { daysAfter, type Names } from '../../names/names.ts'
import { type Block, beside, gap, lines, pairs, table } from '../../page/blocks.ts'
import { type Piece, salient, text, value, valueLines } from '../../page/text.ts'

const WORDS = {
  de: {
    titles: [
      'Kontoauszug',
      'Umsatzübersicht',
      'Umsätze',
      'Umsatzanzeige',
      'Tagesauszug',
      'Kontobewegungen',
      'Ihr Konto im Überblick',
      'Finanzstatus und Umsätze',
      'Kreditkartenabrechnung',
      'Auszug',
      'Buchungsübersicht',
      'Kontoauszug Sparkonto',
      'Kontoblatt',
      'KONTOAUSZUG',
      'Girokonto Auszug',
      'Kontoauszug Geschäftskonto',
    ],
    number: ['Auszug Nr.', 'Kontoauszug Nr.', 'Auszugsnummer', 'Blatt / Auszug'],
    opening: ['Alter Kontostand', 'Anfangssaldo', 'Alter Saldo', 'Saldo Vormonat', 'Kontostand am'],
    closing: ['Neuer Kontostand', 'Endsaldo', 'Neuer Saldo', 'Saldo neu', 'Kontostand neu am'],
    period: ['Zeitraum', 'Auszugszeitraum', 'vom', 'Abrechnungszeitraum'],
    holder: ['Kontoinhaber', 'Inhaber', 'Kunde'],
    head: ['Buchung', 'Wert', 'Vorgang / Buchungstext', 'Betrag'],
    incoming: ['Gutschrift', 'Lohn/Gehalt', 'Bareinzahlung', 'Zahlungseingang'],
    outgoing: ['Überweisung', 'Lastschrift', 'Dauerauftrag', 'Kartenzahlung', 'Entgelt', 'SEPA-Lastschrift', 'Miete'],
    date: ['Datum', 'Erstellt am', 'Auszugsdatum'],
    notes: [
      'Bitte prüfen Sie die Buchungen. Einwendungen innerhalb von 6 Wochen.',
      'Dispositionslinie: 5.000,00 EUR',
      'Guthaben sind einlagengesichert.',
    ],
    debit: 'S',
    credit: 'H',
  },
  en: {
    titles: [
      'Bank Statement',
      'Your transactions',
      'Transaction history',
      'Account summary',
      'Credit card statement',
      'Savings account statement',
      'Account activity',
      'Statement',
      'Statement of Account',
      'Your current account statement',
      'Business Account Statement',
    ],
    number: ['Statement No.', 'Sheet number', 'Statement number'],
    opening: ['Opening balance', 'Balance brought forward', 'Previous balance', 'Start balance'],
    closing: ['Closing balance', 'Balance carried forward', 'New balance', 'End balance'],
    period: ['Period', 'Statement period', 'Statement dates'],
    holder: ['Account name', 'Account holder'],
    head: ['Date', 'Value', 'Details', 'Amount'],
    incoming: ['Credit', 'Faster payment received', 'Cash deposit', 'BACS credit'],
    outgoing: [
      'Faster payment',
      'Direct debit',
      'Standing order',
      'Card payment',
      'Charges',
      'Cash withdrawal',
      'Rent',
    ],
    date: ['Date', 'Issued on', 'Statement date'],
    notes: [
      'Please check this statement carefully.',
      'Arranged overdraft limit 2,000.00',
      'Deposits are protected up to 85,000.',
    ],
    debit: 'DR',
    credit: 'CR',
  },
  pt: {
    titles: [
      'Extrato de Conta',
      'Movimentos da conta',
      'Extrato combinado',
      'Extrato integrado',
      'Consulta de movimentos',
      'Extrato do cartão',
      'Extrato mensal',
      'Extrato bancário',
      'EXTRATO',
      'Extrato de conta corrente',
    ],
    number: ['Extrato n.º', 'N.º extrato', 'Extrato'],
    opening: ['Saldo anterior', 'Saldo inicial', 'Saldo em'],
    closing: ['Saldo final', 'Saldo atual', 'Saldo disponível', 'Novo saldo'],
    period: ['Período', 'Período do extrato', 'De'],
    holder: ['Titular', 'Cliente', 'Titular da conta'],
    head: ['Data', 'Valor', 'Descrição', 'Montante'],
    incoming: ['Transferência recebida', 'Crédito', 'PIX recebido', 'Depósito'],
    outgoing: ['Transferência', 'Débito direto', 'Pagamento', 'Compra cartão', 'Comissão', 'Levantamento', 'Renda'],
    date: ['Data', 'Emitido em', 'Data do extrato'],
    notes: ['Verifique os movimentos do seu extrato.', 'Limite de crédito 1.000,00', 'Ouvidoria: 0800 123 4567'],
    debit: 'D',
    credit: 'C',
  },
} as const

export type StatementLook = 'signed' | 'letters' | 'two-columns' | 'running' | 'summary-first'

export function bankStatement(names: Names, look: StatementLook): Block[] {
  const { random, language } = names
  const words = WORDS[language]
  const client = names.company()
  const { bank } = client
  const holder = random.chance(0.5) ? client.name : names.person().full
  const end = names.day()
  const start = daysAfter(end, -random.pick([29, 30, 27, 90, 7]))
  const entries = entriesOf(names, { start, words })
  const opening = random.whole(-90_000, 2_400_000)
  const closing = entries.reduce((sum, { cents }) => sum + cents, opening)
  const balance = (cents: number) => amountIn(names, cents, { look, words })
  const label = (ways: readonly string[]) =>
    pick(ways, names).match(/ (am|em)$/) ? text`${pick(ways, names)} ${names.date(end)}` : pick(ways, names)
  const first: [Piece, Piece] = [label(words.opening), value('openingBalance', balance(opening))]
  const last: [Piece, Piece] = [label(words.closing), salient(value('closingBalance', balance(closing)))]
  const account = bank.iban
    ? value('iban', random.chance(0.8) ? bank.iban.replace(/(.{4})(?=.)/g, '$1 ') : bank.iban)
    : bank.account
  const facts: [Piece, Piece][] = [
    [
      pick(words.number, names),
      value('documentNumber', random.code(random.pick(['##/20##', '#', '##', '20##/##', '###']))),
    ],
    ['IBAN', account],
    ...(random.chance(0.7) ? ([['BIC', value('bic', bank.bic)]] as [Piece, Piece][]) : []),
    [pick(words.period, names), salient(text`${value('period', `${names.date(start)} - ${names.date(end)}`)}`)],
    ...(random.chance(0.6)
      ? ([[pick(words.date, names), value('documentDate', names.date(daysAfter(end, 1)))]] as [Piece, Piece][])
      : []),
  ]
  const address = [value('buyerName', holder), ...valueLines('buyerAddress', client.address.lines)]
  const isSummaryFirst = look === 'summary-first'
  return [
    lines([value('sellerName', bank.name)], { size: 15, isBold: true, align: random.pick(['left', 'right']) }),
    gap(random.whole(10, 50)),
    beside([
      [0.55, [lines(address)]],
      [0.45, [pairs(random.sample(facts, facts.length), random.pick(['left', 'apart', 'run']), { size: 9 })]],
    ]),
    gap(20),
    lines([salient(pick(words.titles, names))], { size: 14, isBold: true }),
    gap(8),
    pairs(isSummaryFirst ? [first, last] : [first], random.pick(['apart', 'apart', 'run'])),
    gap(4),
    entryTable(names, { entries, look, opening, words }),
    gap(4),
    ...(isSummaryFirst ? [] : [pairs([last], 'apart', { isBold: true })]),
    gap(14),
    lines(random.sample(words.notes, random.whole(0, 2)), { size: 8 }),
  ]
}

type Words = (typeof WORDS)[keyof typeof WORDS]

const pick = (ways: readonly string[], { random }: Names) => random.pick(ways)

interface Entry {
  readonly date: string
  readonly kind: string
  readonly who: string
  readonly what: string
  readonly cents: number
}

function entriesOf(names: Names, { start, words }: { start: ReturnType<Names['day']>; words: Words }): Entry[] {
  const { random } = names
  const count = random.whole(3, 26)
  const letters = random.chance(0.5) ? 10 : 6
  return Array.from({ length: count }, (_, index) => {
    const isIncoming = random.chance(0.35)
    return {
      date: names.date(daysAfter(start, Math.floor((index * 28) / count)), 'figures').slice(0, letters),
      kind: random.pick(isIncoming ? words.incoming : words.outgoing),
      who: random.chance(0.7) ? names.company().name : names.person().full,
      what: random.code(random.pick(['RE ######', 'KD-NR ####', 'EREF ########', 'REF ######', ''])),
      cents: isIncoming ? random.whole(2_000, 480_000) : -random.whole(199, 190_000),
    }
  })
}

function amountIn(names: Names, cents: number, { look, words }: { look: StatementLook; words: Words }): string {
  if (look !== 'letters') return cents > 0 && look === 'signed' ? `+${names.amount(cents)}` : names.amount(cents)
  return `${names.amount(Math.abs(cents))} ${cents < 0 ? words.debit : words.credit}`
}

interface EntryParts {
  readonly entries: readonly Entry[]
  readonly look: StatementLook
  readonly opening: number
  readonly words: Words
}

function entryTable(names: Names, { entries, look, opening, words }: EntryParts): Block {
  let balance = opening
  const right = { share: 0.16, align: 'right' } as const
  const hasTwo = look === 'two-columns' || look === 'running'
  const rows = entries.map(({ date, kind, who, what, cents }) => {
    balance += cents
    const shown = amountIn(names, cents, { look, words })
    const sums =
      look === 'two-columns'
        ? cents < 0
          ? [shown, '']
          : ['', shown]
        : look === 'running'
          ? [shown, names.amount(balance)]
          : [shown]
    return [date, `${kind} ${who} ${what}`, ...sums]
  })
  const [day, , details, amount] = words.head
  return table({
    columns: [
      { share: 0.14, align: 'left' },
      { share: hasTwo ? 0.54 : 0.7, align: 'left' },
      right,
      ...(hasTwo ? [right] : []),
    ],
    head: [day, details, ...(look === 'two-columns' ? ['-', '+'] : look === 'running' ? [amount, 'Saldo'] : [amount])],
    rows,
    rowGap: names.random.pick([0, 2, 4]),
    style: { size: names.random.pick([8, 9]) },
  })
}
