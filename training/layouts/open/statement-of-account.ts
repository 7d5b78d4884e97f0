// A supplier's statement of account: invoices, credits and payments with a running balance, an analysis by age, and a
// remittance slip to tear off that repeats the totals. It is no invoice and asks only for the overdue part.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.35 'Nimbus Mono PS','DejaVu Sans Mono',monospace;padding:14mm 15mm}.h{display:flex;justify-content:space-between}.h b{font:700 16pt 'Nimbus Sans','Liberation Sans',sans-serif}.st{font:700 18pt 'Nimbus Sans','Liberation Sans',sans-serif;border:1.4pt solid;padding:1mm 4mm;height:12mm}
.t{width:100%;margin:5mm 0}.t th{border-top:1pt solid;border-bottom:1pt solid;text-align:right;padding:1mm}.t td{text-align:right;padding:.5mm 1mm}.t :is(td,th):nth-child(-n+3){text-align:left}.age{width:100%}.age td,.age th{border:.6pt solid;text-align:right;padding:1mm 2mm;font-weight:400}
.slip{position:absolute;left:15mm;right:15mm;bottom:12mm;border-top:1pt dashed;padding-top:4mm;display:grid;grid-template-columns:1fr 1fr}`

export const layout: Layout = {
  name: 'statement-of-account',
  kind: 'statement',
  language: 'en',
  types: ['statement'],
  count: 1,
  scans: [0],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('IE', random)
  const { amount, date } = writingOf('IE', ',')
  const [buyer, seat, own] = [names.company(), names.address(), names.company()]
  const end = lastDay(dayIn(random, 2024, 2026))
  const account = random.code('@@@0##')
  const kinds = ['INV', 'INV', 'CRN', 'INV', 'PAY', 'INV', 'INV', 'INV'] as const
  const entries = kinds.map((kind, row) => ({
    kind,
    day: daysAfter(end, -98 + row * 13),
    reference: kind === 'PAY' ? 'EFT THANK YOU' : random.code(kind === 'CRN' ? 'C0####' : '18####'),
    cents:
      kind === 'INV'
        ? random.whole(12_000, 240_000)
        : kind === 'CRN'
          ? -random.whole(1_500, 9_000)
          : -random.whole(60_000, 110_000),
  }))
  const opening = random.whole(20_000, 90_000)
  const balance = (row: number) => opening + sum(entries.slice(0, row + 1).map(({ cents }) => cents))
  const total = balance(entries.length - 1)
  const current = sum(entries.slice(-2).map(({ cents }) => cents))
  const thirty = entries[5]?.cents ?? 0
  const ages = [current, thirty, total - current - thirty]
  const rows = each(
    entries,
    ({ kind, day, reference, cents }, row) =>
      `<tr><td>${date(day, 'short')}<td>${kind}<td>${reference}<td>${cents > 0 ? amount(cents) : ''}<td>${cents < 0 ? amount(-cents) : ''}<td>${amount(balance(row))}</tr>`,
  )
  const html = `<div class="h"><div><b>Tullaghmore Builders Providers Ltd</b><br>${seat.lines.join('<br>')}<br>Tel ${names.phone()}<br>VAT ${own.vatId}</div><div class="st">STATEMENT</div></div><div class="h" style="margin-top:10mm"><div>${buyer.name}<br>${buyer.address.lines.join('<br>')}</div><div>Account &nbsp; ${account}<br>Date &nbsp;&nbsp;&nbsp;&nbsp; ${date(end)}<br>Page &nbsp;&nbsp;&nbsp;&nbsp; 1 of 1<br>Terms &nbsp;&nbsp;&nbsp; 30 days net</div></div>
<table class="t"><tr><th>Date<th>Type<th>Reference<th>Debit<th>Credit<th>Balance</tr><tr><td>${date(daysAfter(end, -99), 'short')}<td>B/F<td>Balance forward<td><td><td>${amount(opening)}</tr>${rows}</table><table class="age"><tr><th>Current<th>30 days<th>60 days and over<th>Balance due EUR</tr><tr>${each(ages, (cents) => `<td>${amount(cents)}`)}<td><b>${amount(total)}</b></tr></table>
<p style="margin-top:6mm">Part of your account is OVERDUE. Please let us have ${amount(thirty + (ages[2] ?? 0))} by return. Queries: ${names.person().full}, credit control.</p><div class="slip"><div><b>REMITTANCE ADVICE</b><br>Please return with your payment to<br>Tullaghmore Builders Providers Ltd<br>IBAN ${own.bank.iban}<br>BIC ${own.bank.bic}</div><div>Account ${account}<br>${buyer.name}<br>Balance due ${amount(total)}<br>Amount paid ______________</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Statement ${account} ${end.month}-${end.year}.pdf`,
    facts: [[amount(total)], [account, buyer.name, 'Tullaghmore Builders Providers']],
  }
}
