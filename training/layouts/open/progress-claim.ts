// A subcontractor's claim for work in progress: contract sum, share done, sums to date, what was claimed before and what is claimed now stand
// side by side, variations below, a retention, and only the last column is taxed. An Australian joiner and an Irish landscaper.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.4 'Lato','Liberation Sans';padding:14mm 14mm}.t{display:grid;grid-template-columns:1fr auto;align-items:end}.t b{font-size:17pt;font-weight:900;letter-spacing:-.3pt}.t span{font-size:12pt}.m{display:grid;grid-template-columns:1fr 1fr 1fr;gap:5mm;border-top:1pt solid;border-bottom:1pt solid;margin:5mm 0;padding:3mm 0}.m i{display:block;font-size:7.6pt;color:#666}.g{width:100%}.g th{font-size:7.8pt;text-align:right;border-bottom:1pt solid;padding:1mm}.g th:first-child,.g td:first-child{text-align:left}.g td{padding:1mm;text-align:right;border-bottom:.3pt solid #bbb}.g .h td{font-weight:700;background:#f3f3f3}.s{margin:5mm 0 5mm auto;width:90mm}.s td{padding:.8mm 1mm}.s .z td{font-weight:700;font-size:11pt;border-top:1.4pt solid}.n{font-size:8.2pt}`

const PAPERS = [
  {
    code: 'GB',
    sign: '$',
    rate: 10,
    tax: 'GST 10%',
    title: 'Progress claim 0^',
    number: 'PC####-0^',
    parts: [
      'Reception joinery',
      'Meeting room wall linings',
      'Tea point level 3',
      'Wardrobes type A',
      'Doors and hardware',
      'Site measure and shop drawings',
    ],
    extra: ['V01 Stone top in lieu of laminate', 'V02 Extra power grommets'],
    words:
      'This is a payment claim made under the Building and Construction Industry Security of Payment Act. A tax invoice for GST purposes.',
    place: ['12 Foundry Crescent', 'Millbrae QLD 4207'],
    client: 'Carranby Fitouts Pty Ltd',
  },
  {
    code: 'IE',
    sign: '€',
    rate: 13.5,
    tax: 'VAT at 13.5%',
    title: 'Interim account no. ^',
    number: 'A/##/0^',
    parts: [
      'Site clearance and levels',
      'Drainage and soakaways',
      'Paving, granite setts',
      'Boundary railings',
      'Topsoil and planting',
    ],
    extra: ['Additional manhole by the gate'],
    words: 'Measured jointly with your engineer. Balance of retention falls due twelve months after handover.',
    place: ['', ''],
    client: 'Ballycorrin Homes DAC',
  },
] as const

/** Sums in cents; shares in whole per cent. */
function partsOf(random: Random, names: readonly string[]) {
  return names.map((name, at) => {
    const [all, before] = [random.whole(18, 220) * 10_000, Math.max(0, random.whole(10, 70) - at * 15)]
    const now = Math.min(100, before + random.whole(1, 8) * 5)
    return { name, all, now, done: percent(all, now), before: percent(all, before) }
  })
}

export const layout: Layout = {
  name: 'progress-claim',
  kind: 'invoice',
  language: 'en',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const one = PAPERS[index] ?? PAPERS[0]
    const names = namesIn(one.code, random)
    const { amount, date } = writingOf(one.code)
    const [own, builder] = [names.company(), names.company()]
    const seller = index === 0 ? `${own.manager.last} Joinery Pty Ltd` : own.name
    const [street, place] = index === 0 ? one.place : [own.address.street, own.address.place]
    const day = dayIn(random, 2025, 2026)
    const due = daysAfter(day, index === 0 ? 15 : 30)
    const claim = String(random.whole(3, 6))
    const number = random.code(one.number.replace('^', claim))
    const rows = [...partsOf(random, one.parts), ...partsOf(random, one.extra).map((part) => ({ ...part, before: 0 }))]
    const [done, before] = [sum(rows.map((row) => row.done)), sum(rows.map((row) => row.before))]
    const held = percent(done - before, 5)
    const net = done - before - held
    const tax = percent(net, one.rate)
    const money = (cents: number) => `${cents < 0 ? '–' : ''}${one.sign}${amount(Math.abs(cents))}`
    const row = (cells: readonly string[], kind = '') =>
      `<tr class="${kind}">${each(cells, (cell) => `<td>${cell}</td>`)}</tr>`
    const cells = (part: (typeof rows)[number]) => [
      part.name,
      amount(part.all),
      `${part.now}%`,
      amount(part.done),
      amount(part.before),
      amount(part.done - part.before),
    ]
    const box = (label: string, text: string) => `<div><i>${label}</i>${text}</div>`
    const line = (text: string, cents: number, kind = '') =>
      `<tr class="${kind}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const pay =
      index === 0
        ? `BSB ${random.code('06#-###')} Account ${random.code('#### ####')}`
        : `IBAN ${inFours(own.bank.iban ?? '')}`
    const html = `<div class="t"><b>${seller}</b><span>${one.title.replace('^', claim)}</span></div>${street}, ${place} · ${index === 0 ? `ABN ${random.code('3# ### ### ###')}` : `VAT ${own.vatId}`}<div class="m">${box('To', `${one.client}<br>${builder.address.street}<br>${index === 0 ? place : builder.address.place}`)}${box('Project / subcontract', `${random.pick(['Harbour View, levels 3–4', 'Tannery Square'])}<br>Order ${random.code('SC-####')} dated ${date(daysAfter(day, -130))}<br>Valued to ${date(daysAfter(day, -4))}`)}${box('Claim reference', `<b>${number}</b><br>Submitted ${date(day, 'long')}<br>Payment due ${date(due, 'long')}`)}</div>
<table class="g"><tr><th>Trade section</th><th>Contract</th><th>Done</th><th>To date</th><th>Previous</th><th>This claim</th></tr>${each(rows, (part) => row(cells(part)))}${row(['Totals', amount(sum(rows.map(({ all }) => all))), '', amount(done), amount(before), amount(done - before)], 'h')}</table>
<table class="s">${line('Work this claim', done - before)}${line('Less 5% retention', -held)}${line('Net', net)}${line(one.tax, tax)}${line('Now payable', net + tax, 'z')}</table><p>${pay}, quoting ${number}.</p><p class="n">${one.words}</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: one.client,
        ...(index === 1 ? { sellerVatId: own.vatId, iban: own.bank.iban ?? '', currency: 'EUR' } : {}),
        ...totals(net, tax),
      },
    }
  },
}
