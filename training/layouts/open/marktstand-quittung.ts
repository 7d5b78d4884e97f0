// A sheet of a bought receipt pad (A6, upright) filled in by hand at a market stall: euros in words, net, tax and total in the
// pad's boxes or only the total, payer and purpose on dotted lines, the stall named only in a rubber stamp that lies askew.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.6pt/1.25 'Liberation Sans',sans-serif;color:#1d5b3a;background:#f4f8ef;padding:7mm 8mm}h1{font:700 24pt/1 'C059',serif;margin:0}.no{position:absolute;right:8mm;top:8mm;font-size:10pt}.no i{font:16pt/1 'Z003',cursive;color:#222a6b}
table{width:100%;margin:4mm 0 2mm}td{border:.8pt solid #1d5b3a;height:9mm;padding:0 2mm;width:34%}td.ink{width:66%;text-align:right;padding-right:9mm}.ink{font:17pt/1 'Z003',cursive;color:#222a6b}.row{display:flex;align-items:flex-end;gap:2mm;height:9.6mm;border-bottom:.8pt dotted #1d5b3a}.row .ink{padding-left:2mm;white-space:nowrap}.grey{background:repeating-linear-gradient(135deg,#cfe0d0 0 .4mm,transparent .4mm 1.4mm)}
.stamp{position:absolute;left:9mm;bottom:8mm;width:50mm;color:#7a1f3d;font:700 8.2pt/1.3 'Courier Prime',monospace;text-align:center;border:1.2pt solid #7a1f3d;padding:1.5mm;transform:rotate(3.4deg);opacity:.86}.sign{position:absolute;right:8mm;bottom:8mm;width:32mm;border-top:.8pt solid #1d5b3a;text-align:center}`
const { amount, date } = writingOf('DE')

const ONES =
  `null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
  achtzehn neunzehn`.split(/\s+/)
const TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** A whole number below 1000. */
function inWords(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100]
  const [tens, one] = [TENS[Math.floor(rest / 10)] ?? '', ONES[rest % 10] ?? '']
  const below = rest < 20 ? (rest === 0 ? '' : (ONES[rest] ?? '')) : rest % 10 === 0 ? tens : `${one}und${tens}`
  return `${hundreds > 0 ? `${ONES[hundreds]}hundert` : ''}${below}${rest === 1 ? 's' : ''}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [seller, buyer, home] = [names.person(), names.company(), names.address()]
  const stall = index === 0 ? `Blumen ${seller.last}` : `Imkerei ${seller.first} ${seller.last}`
  const day = dayIn(random, 2025, 2026)
  const number = random.code(index === 0 ? '3#' : '0##7')
  const gross = index === 0 ? random.whole(160, 390) * 50 : random.whole(24, 96) * 100
  const tax = taxWithin(gross, 7)
  const ink = (text: string) => `<span class="ink">${text}</span>`
  const line = (label: string, text: string) => `<div class="row"><span>${label}</span>${ink(text)}</div>`
  const boxes =
    index === 0
      ? `<tr><td>Netto EUR</td><td class="ink">${amount(gross - tax)}</td></tr><tr><td>+ ${ink('7')} % MwSt. EUR</td><td class="ink">${amount(tax)}</td></tr>`
      : '<tr><td>Netto EUR</td><td class="ink">—</td></tr><tr><td>+ &emsp; % MwSt. EUR</td><td class="ink">—</td></tr>'
  const cents = gross % 100 === 0 ? '' : ` ${gross % 100}/100`
  const page = `<h1>Quittung</h1><div class="no">Nr. <i>${number}</i></div><table>${boxes}<tr class="grey"><td><b>Gesamt EUR</b></td><td class="ink">${amount(gross)}</td></tr></table>
${line('EUR in Worten', `– ${inWords(Math.floor(gross / 100))}${cents} –`)}${line('von', index === 0 ? buyer.short : `Fa. ${buyer.short}`)}${line('für', index === 0 ? 'Tischschmuck Sommerfest' : '12 Gl. Honig, Geschenke')}<div class="row"><span>dankend erhalten.</span></div>${line('Ort / Datum', `${home.town}, ${date(day, index === 0 ? 'bare' : 'short')}`)}
<div style="margin-top:2mm">Buchungsvermerke ${index === 0 ? '' : ink('Kto 4630')}</div><div class="stamp" data-over>${stall}<br>${home.street}<br>${home.place}${index === 0 ? `<br>St.-Nr. ${names.company().taxNumber}` : '<br>Kein USt-Ausweis, § 19'}</div><div class="sign">Stempel / Unterschrift<span class="ink abs" data-over style="left:6mm;bottom:3.5mm">${seller.last}</span></div>`
  return {
    html: sheets(CSS, [page], { width: 105, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: index === 0 ? [stall, seller.last] : [stall, `${seller.first} ${seller.last}`],
      buyerName: buyer.short,
      ...(index === 0 ? { netTotal: fixed(gross - tax), taxTotal: fixed(tax) } : {}),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'marktstand-quittung',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
