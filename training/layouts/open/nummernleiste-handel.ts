// Rechnungen technischer Händler, in denen die Rechnungsnummer ohne Abstand in einer Leiste neben Kunden-, Auftrags-, Lieferschein- und
// Kommissionsnummer steht; die Köpfe sind kleiner als die Zahlen, Rabatte in den Zeilen, Skonto am Fuß.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  totals,
  type Ware,
  writingOf,
} from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.38 var(--f)}.hd{left:20mm;right:15mm;top:11mm;display:flex;justify-content:space-between;align-items:end;border-bottom:var(--b)}.hd b{font-size:18pt;color:var(--c)}.to{left:20mm;top:46mm}.to u{font-size:6.8pt}.m{left:20mm;right:15mm;top:86mm}.str{width:100%;margin:3mm 0 5mm}.str td{border:.5pt solid #444;padding:.6mm 1.5mm;line-height:1.25}.str small{display:block;font-size:6.4pt;color:#333}.g{width:100%}.g th{text-align:left;font-size:7.8pt;background:var(--h);padding:.9mm 1mm}.g td{padding:.9mm 1mm;vertical-align:top;border-bottom:.3pt solid #bbb}.s{margin:4mm 0 4mm auto;width:78mm}.s td{padding:.6mm 1mm}.s .z td{font-weight:700;border-top:.9pt solid}.ft{left:20mm;right:15mm;bottom:8mm;font-size:7pt;display:grid;grid-template-columns:1fr 1fr 1fr;border-top:.5pt solid #444;padding-top:1.5mm}`

const FIRMS = [
  {
    sign: 'Hydraulik Wiedenhaupt',
    title: 'RECHNUNG',
    strip: ['Kunden-Nr.', 'Auftrags-Nr.', 'Rechnungs-Nr.', 'Lieferschein-Nr.', 'Kommission', 'Rechnungsdatum', 'Seite'],
    codes: ['10####', 'AB25####', 'RE25####', 'LS25####', 'Bagger 7', '', '1 / 1'],
    numberAt: 2,
    dateAt: 5,
    f: "'Liberation Sans'",
    c: '#c31b1b',
    b: '2.4pt solid #c31b1b',
    h: '#eee',
  },
  {
    sign: 'Beschlag & Technik Ohlendörfer',
    title: 'Faktura',
    strip: ['Datum', 'Beleg', 'Debitor', 'Ihre Bestellung', 'Unser Auftrag', 'Lieferung', 'Komm.'],
    codes: ['', '92######', '7#####', '45000###', '61######', '81######', 'BV Rathaus'],
    numberAt: 1,
    dateAt: 0,
    f: "'Liberation Sans Narrow','Liberation Sans'",
    c: '#0d3b66',
    b: '.6pt solid #0d3b66',
    h: '#dbe7f3',
  },
  {
    sign: 'Elektro-Großhandel Pfannmöller',
    title: 'Rechnung / Lieferung frei Baustelle',
    strip: ['Lieferschein', 'Kommission', 'Rechnung', 'Kunde', 'Auftrag', 'vom', 'Sachb.'],
    codes: ['3######', 'Halle 2 UV4', '3######', '3####', '3######', '', '31'],
    numberAt: 2,
    dateAt: 5,
    f: "'Noto Sans','DejaVu Sans'",
    c: '#2d2d2d',
    b: '1.2pt dashed #2d2d2d',
    h: '#fbe7a8',
  },
] as const
const WARES: readonly (readonly Ware[])[] = [
  [
    ['Hydraulikschlauch 2SN DN12, 1.400 mm', 'Stk', 3_400, 5_900, 6],
    ['Verschraubung GE 12 L R 3/8', 'Stk', 310, 590, 20],
    ['Rücklauffilter-Element', 'Stk', 4_200, 7_700, 3],
    ['Hydrauliköl HLP 46, 20 l', 'Geb', 6_200, 8_900, 4],
  ],
  [
    ['Drückergarnitur Edelstahl, PZ', 'Gar', 3_900, 7_200, 12],
    ['Einsteckschloss Kl. 3, DIN rechts', 'Stk', 2_700, 4_800, 12],
    ['Türschließer mit Gleitschiene', 'Stk', 9_800, 16_400, 6],
    ['Bodendichtung 958 mm', 'Stk', 2_300, 3_700, 8],
    ['Panikstange, 1.150 mm', 'Stk', 17_500, 24_800, 3],
  ],
  [
    ['NYM-J 5×2,5 Ring 100 m', 'Rg', 19_800, 26_500, 6],
    ['LS-Schalter B16, 1-polig', 'Stk', 240, 420, 48],
    ['FI-Schutzschalter 40/0,03 A', 'Stk', 3_800, 5_900, 8],
    ['Kabelkanal 60×110, 2 m', 'Stk', 1_150, 1_900, 20],
    ['Feuchtraumleuchte LED 40 W', 'Stk', 3_400, 5_200, 16],
  ],
]
const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'nummernleiste-handel',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 2],
  make(random, index) {
    const names = namesIn('DE', random)
    const firm = FIRMS[index] ?? FIRMS[0]
    const [own, client, day] = [names.company(), companyIn(names, 'Metallbau'), dayIn(random, 2025)]
    const seller = `${firm.sign} ${['GmbH', 'KG', 'GmbH & Co. KG'][index]}`
    const strip = firm.codes.map((code, at) => (at === firm.dateAt ? date(day) : random.code(code)))
    const number = strip[firm.numberAt] ?? ''
    const due = daysAfter(day, 30)
    const off = [15, 20, 32][index] ?? 15
    const rows = positionsOf(random, WARES[index] ?? [], 4).map((row) => ({
      ...row,
      sum: percent(row.total, 100 - off),
    }))
    const [goods, freight] = [sum(rows.map((row) => row.sum)), index === 2 ? 0 : 1_290]
    const net = goods + freight
    const tax = percent(net, 19)
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`
    const pay = [
      `Zahlbar bis ${date(due)} netto oder bis ${date(daysAfter(day, 10))} mit 2 % Skonto = ${amount(percent(net + tax, 98))} EUR.`,
      `Fällig ${date(due)} ohne Abzug.`,
      `8 Tage 3 %, sonst netto Kasse bis ${date(due)}.`,
    ][index]
    const html = `<div class="abs hd"><b>${firm.sign}</b><span>${own.phone} · ${own.email}</span></div><div class="abs to"><u>${seller} · ${own.address.street} · ${own.address.place}</u><br>${client.name}<br>${client.address.lines.join('<br>')}</div><div class="abs m"><b style="font-size:13pt">${firm.title}</b><table class="str"><tr>${each(firm.strip, (label, at) => `<td><small>${label}</small>${strip[at]}</td>`)}</tr></table><table class="g"><tr><th>Pos</th><th>Artikel</th><th class="r">Menge</th><th class="r">Listenpreis</th><th class="r">Rab.</th><th class="r">Betrag EUR</th></tr>${each(rows, (row) => `<tr><td>${row.number}0</td><td>${row.name}<br>${random.code('##.####')}</td><td class="r">${row.quantity} ${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${off} %</td><td class="r">${amount(row.sum)}</td></tr>`)}</table><table class="s">${line('Warenwert', goods)}${freight > 0 ? line('Fracht/Verpackung', freight) + line('Nettobetrag', net) : ''}${line('USt 19,00 %', tax)}${line('Endbetrag EUR', net + tax, 'z')}</table><p>${pay}</p><p>Lieferdatum ${date(daysAfter(day, -2))}. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.</p></div>
<div class="abs ft"><span>${seller}<br>${own.address.lines.join(', ')}</span><span>${own.bank.name}<br>IBAN ${inFours(own.bank.iban ?? '')}</span><span>USt-IdNr. ${own.vatId}<br>${own.register}</span></div>`
    return {
      html: sheets(`.sheet{--f:${firm.f};--c:${firm.c};--b:${firm.b};--h:${firm.h}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [seller, firm.sign],
        buyerName: client.name,
        sellerVatId: own.vatId,
        iban: own.bank.iban ?? '',
        ...totals(net, tax),
        currency: 'EUR',
      },
    }
  },
}
