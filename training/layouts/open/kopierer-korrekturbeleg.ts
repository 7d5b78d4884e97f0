// A credit note of a firm that lets copiers by the page: the sum to be paid back stands first, in a box at the top, counters of machines
// below it are larger than any amount, the number of the corrected bill stands in the same grid as its own, minus signs follow the
// figures, the machines belong to a leasing bank, and the customer's and the site's addresses differ.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, lastDay, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet{font:9pt/1.35 'Noto Sans';padding:12mm 16mm 0 20mm}.h{display:flex;align-items:center;gap:4mm;font-size:7.4pt}.h b{font:900 16pt/1 'Noto Sans';background:#3a6b35;color:#fff;padding:2mm 4mm}.two{display:flex;justify-content:space-between;margin-top:14mm}.to{width:84mm;font-size:9.6pt}.to small{display:block;font-size:6.4pt;border-bottom:.4pt solid #000;margin-bottom:2mm}.box{width:76mm;border:1.6pt solid #3a6b35;padding:2.5mm 4mm}.box b{font:700 16pt/1.3 'Noto Sans';display:block}
  .grid{display:grid;grid-template-columns:repeat(4,1fr);margin:9mm 0 5mm;border-top:.6pt solid #3a6b35}.grid div{border-bottom:.6pt solid #3a6b35;padding:1mm 0}.grid span{color:#3a6b35;font-size:7.4pt;margin-right:1.5mm}.g{width:100%;font-size:8pt}.g th{text-align:left;font-weight:400;background:#e7efe6;padding:1mm}.g td{padding:.8mm 1mm;border-bottom:.4pt solid #bbb;vertical-align:top}.e{margin:4mm 0 5mm auto;width:92mm}.e td{padding:.5mm 1mm}.e .z td{border-top:1pt solid #3a6b35;font-weight:700}.s{left:20mm;right:16mm;top:198mm;border-top:.6pt dashed #000;padding-top:3mm;font-size:8.4pt;line-height:1.7}.s td{padding:.6mm 8mm .6mm 0}.f{left:20mm;right:16mm;bottom:8mm;font-size:6.8pt;line-height:1.35;display:grid;grid-template-columns:1.2fr 1fr 1.2fr;gap:4mm}`

const MACHINES = ['MFP C3320i', 'Laser P-41dn', 'MFP C6510', 'A3-Farbsystem 4100']
const CASES = [
  {
    title: 'Korrekturbeleg',
    own: 'Korrekturbeleg',
    old: 'berichtigt Beleg',
    pattern: '88####',
    oldPattern: '877###',
    count: 2,
    back: 'bank',
  },
  {
    title: 'Gutschrift',
    own: 'Gutschrift-Nr.',
    old: 'zu RE-Nr.',
    pattern: 'GU2#-0###',
    oldPattern: 'RE2#-2###',
    count: 4,
    back: 'account',
  },
  {
    title: 'Teilstornorechnung',
    own: 'Storno',
    old: 'Originalbeleg',
    pattern: '4##### S',
    oldPattern: '4##### R',
    count: 1,
    back: 'bank',
  },
] as const
const FIRMS = [
  ['tonerwerk', 'Tonerwerk Bürosysteme GmbH'],
  ['KOPIA NORD', 'Kopia Nord Dokumententechnik GmbH & Co. KG'],
  ['seitenpreis24', 'Seitenpreis24 Druckservice UG (haftungsbeschränkt)'],
] as const
const { amount, date } = writingOf('DE', '.')
const minus = (cents: number) => `${amount(cents)}-`
const thousand = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.')
const pair = (label: string, text: string) => `<div><span>${label}</span>${text}</div>`

/** What was counted wrongly and what the counter of each machine said. */
function machinesOf(random: Random, count: number) {
  return random.sample(MACHINES, count).map((name) => {
    const [right, wrong, price] = [random.whole(61000, 290000), random.whole(11400, 39800), random.whole(42, 89)]
    return {
      name,
      serial: random.code('@@#3######'),
      right,
      read: right + wrong,
      wrong,
      price,
      total: Math.round((wrong * price) / 100),
    }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer, site] = [names.company(), names.company(), names.address()]
  const { title, own: ownLabel, old, pattern, oldPattern, count, back } = CASES[index] ?? CASES[0]
  const day = dayIn(random, 2024, 2026)
  const [billed, read] = [daysAfter(day, -random.whole(19, 40)), lastDay(daysAfter(day, -70))]
  const year = String(day.year % 100)
  const [number, oldNumber] = [random.code(pattern.replace('2#', year)), random.code(oldPattern.replace('2#', year))]
  const machines = machinesOf(random, count)
  const base = index === 1 ? 0 : 5900
  const net = sum(machines.map((one) => one.total)) + base
  const tax = percent(net, 19)
  const gross = net + tax
  const [brand, firm] = FIRMS[index] ?? FIRMS[0]
  const iban = own.bank.iban ?? ''
  const theirs = inFours(buyer.bank.iban ?? '')
  const how =
    back === 'bank'
      ? `Wir überweisen den Betrag bis ${date(daysAfter(day, 7))} auf Ihr Konto ${theirs.slice(0, 9)} … ${theirs.slice(-7)}.`
      : `Der Betrag wird mit der nächsten Seitenabrechnung (voraussichtlich ${date(daysAfter(day, 62))}) verrechnet. Bitte nicht selbst kürzen.`
  const basis = `<tr><td>Grundpauschale doppelt berechnet</td><td>${random.code('GP-0#')}</td><td></td><td></td><td class="r"></td><td class="r"></td><td class="r">${minus(5900)}</td></tr>`
  const slip = `<div class="abs s"><b>Zählermeldung – Rückantwort bis ${date(daysAfter(day, 10))}</b><br>Bitte tragen Sie den heutigen Stand ein und faxen Sie den Abschnitt an ${own.fax}.<table>${each(machines, (one) => `<tr><td>${one.name}, ${one.serial}</td><td>s/w ______________</td><td>Farbe ______________</td></tr>`)}</table>Abschnitt ${random.code('Z-#######')} &nbsp; Tag ____________ &nbsp; Name ______________________</div>`
  const page = `<div class="h"><b>${brand}</b><span>${own.address.lines.join(' · ')}<br>Service ${own.phone} · Zählerstand melden: ${own.fax}</span></div><div class="two"><div class="to"><small>${firm}, ${own.address.lines.join(', ')}</small>${buyer.name}<br>${index === 1 ? 'Zentrale Dienste' : buyer.manager.full}<br>${buyer.address.lines.join('<br>')}</div><div class="box">${title} zu Ihren Gunsten<b>EUR ${minus(gross)}</b>${how}</div></div>
    <div class="grid">${pair(ownLabel, number)}${pair('Datum', date(day))}${pair(old, oldNumber)}${pair('vom', date(billed))}${pair('Kd.', random.code('3####'))}${pair('Vertrag', random.code('SP-1###/#'))}${pair('Ihr Az.', random.code('@@-##/###'))}${pair('Ablesung', date(read))}</div><p>Guten Tag,<br>${index === 2 ? `der oben genannte Beleg über ${amount(gross + 3270)} EUR war teilweise falsch und wird insoweit aufgehoben.` : 'bei der Zählerablesung ist uns leider ein Fehler unterlaufen; wir schreiben Ihnen die zu viel berechneten Seiten gut.'} Standort der Geräte: ${site.lines.join(', ')}. Eigentümerin: Brenkhorst & Sellin Leasing AG, Objekt ${random.code('9######')}.</p>
    <table class="g"><tr><th>Gerät</th><th>Serien-Nr.</th><th class="r">Stand berechnet</th><th class="r">Stand richtig</th><th class="r">Seiten</th><th class="r">Ct/Seite</th><th class="r">EUR netto</th></tr>${each(machines, (one) => `<tr><td>${one.name}</td><td>${one.serial}</td><td class="r">${thousand(one.read)}</td><td class="r">${thousand(one.right)}</td><td class="r">${thousand(one.wrong)}-</td><td class="r">${amount(one.price)}</td><td class="r">${minus(one.total)}</td></tr>`)}${base > 0 ? basis : ''}</table>
    <table class="e"><tr><td>Minderung Entgelt</td><td class="r">${minus(net)}</td></tr><tr><td>Minderung USt. 19,00 %</td><td class="r">${minus(tax)}</td></tr><tr class="z"><td>Summe ${title}</td><td class="r">${minus(gross)}</td></tr></table><p>Bitte berichtigen Sie Ihren Vorsteuerabzug entsprechend. <br>Diesen Beleg hat ${names.person().full} erstellt, Durchwahl ${random.code('-3##')}; er gilt ohne Unterschrift.</p>
    ${index === 2 ? '' : slip}<div class="abs f"><div>${firm}<br>${own.register}<br>GF ${own.manager.full}</div><div>USt-Id.: ${own.vatId}<br>Steuer: ${own.taxNumber}<br>WEEE ${random.code('DE########')}</div><div>${own.bank.name}<br>${inFours(iban)}<br>${own.bank.bic}</div></div>`
  const both = (cents: number) => [fixed(cents), fixed(-cents)]
  const who = { sellerName: [firm, brand], buyerName: buyer.name, sellerVatId: own.vatId, iban }
  const sums = { netTotal: both(net), taxTotal: both(tax), grossTotal: both(gross), currency: 'EUR' }
  const fields = { invoiceNumber: number, issueDate: iso(day), ...who, ...sums }
  return { html: sheets(css, [page]), pages: 1, fields }
}

export const layout: Layout = {
  name: 'kopierer-korrekturbeleg',
  kind: 'invoice',
  language: 'de',
  types: ['credit-note'],
  count: 3,
  scans: [0, 1],
  make,
}
