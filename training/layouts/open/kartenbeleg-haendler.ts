// A card terminal's strip and nothing else: the merchant's copy above the customer's with a line to tear, or a direct debit with
// the customer's signature and a mandate in small type. No goods, no tax; terminal, receipt, trace and approval numbers side by side.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `body{font:8.4pt/1.24 'Courier Prime Code','Courier Prime',monospace;letter-spacing:-.3pt}.sheet{padding:4mm 4mm;background:#fffefb}pre{font:inherit;margin:0}.title{font-weight:700;text-align:center;margin:1.5mm 0}.cut{border-top:1pt dashed #777;margin:5mm -4mm 4mm}.s{font-size:5.8pt;line-height:1.3}.sign{border-bottom:.8pt solid #000;height:14mm;margin:2mm 0 .6mm;position:relative}.ink{font:20pt/1 'Z003',cursive;color:#1d2a5e;position:absolute;left:6mm;bottom:.5mm;transform:rotate(-4deg)}`
const { amount, date } = writingOf('DE')
const COLUMNS = 29

const ends = (left: string, right: string) =>
  `${left}${' '.repeat(Math.max(1, COLUMNS - left.length - right.length))}${right}`

interface Payment {
  readonly head: string
  readonly lines: readonly string[]
}

const slip = (title: string, { head, lines }: Payment) =>
  `${head}<div class="title">* * ${title} * *</div><pre>${lines.join('\n')}</pre>`

/** Its check digits leave out the three letters in the middle. */
function creditorId(random: Random): string {
  const national = random.code('000000#####')
  const check = 98n - (BigInt(`${national}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}ZZZ${national}`
}

function debit(random: Random, name: string, buyer: string): string {
  return `<div class="s"><br>Ich ermächtige ${name}, heute den o. g. Betrag einmalig von meinem Konto mittels Lastschrift einzuziehen, und weise mein Kreditinstitut an, die Lastschrift einzulösen. Bei Nichteinlösung oder Widerspruch darf dem Händler auf Anforderung mein Name und meine Adresse mitgeteilt werden.<br>Gläubiger-ID: ${creditorId(random)}<br>Mandatsref.: ${random.code('##0#4#9##5##3####2##')}</div><div class="sign"><span class="ink" data-over>${buyer}</span></div><div class="s">Unterschrift (Betrag siehe oben)</div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const firm = companyIn(names, index === 0 ? 'Feinkost' : 'Fahrradwelt')
  const buyer = names.person()
  const [day, time] = [dayIn(random, 2025, 2026), random.code('12:5#:4#')]
  const [receipt, trace, terminal] = [random.code('4###'), random.code('0#####'), random.code('54######')]
  const gross = random.whole(1890, 38900)
  const payment: Payment = {
    head: `<div class="c">${firm.name}<br>${firm.address.street}<br>${firm.address.place}<br>${firm.phone}</div>`,
    lines: [
      ends('Terminal-ID :', terminal),
      ends('TA-Nr', trace),
      ends('Beleg-Nr', receipt),
      '',
      `       ${index === 0 ? 'Kartenzahlung' : ' Lastschrift'}`,
      `   ${index === 0 ? 'girocard kontaktlos' : '   ELV offline'}`,
      '',
      ends('Betrag EUR', amount(gross)),
      '',
      ends('PAN', `${'#'.repeat(11)}${random.code('####')}`),
      ends(`Karte ${random.whole(0, 9)}`, `gültig bis 0${random.whole(1, 9)}/2${random.whole(7, 9)}`),
      ends('Datum', date(day, index === 0 ? 'figures' : 'short')),
      ends('Uhrzeit', `${time} Uhr`),
      ...(index === 0
        ? [ends('VU-Nr.', random.code('45560#####')), ends('Genehmigungs-Nr', random.code('######'))]
        : []),
      ...(index === 0 ? ['', '       Zahlung erfolgt'] : []),
    ],
  }
  const page =
    index === 0
      ? `${slip('Händlerbeleg', payment)}<div class="cut"></div>${slip('Kundenbeleg', payment)}<br><div class="c">Bitte Beleg aufbewahren</div>`
      : `${slip('Händlerbeleg', payment)}${debit(random, firm.name, buyer.last)}`
  return {
    html: sheets(CSS, [page], { width: 57, height: index === 0 ? 198 : 126 }),
    pages: 1,
    fields: {
      invoiceNumber: [receipt, trace],
      issueDate: iso(day),
      sellerName: firm.name,
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'kartenbeleg-haendler',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
