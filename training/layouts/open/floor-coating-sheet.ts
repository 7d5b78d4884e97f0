// Product data sheets of makers: a floor paint, a sensor, a cattle feed; features in short sentences, a table of values with units and test
// methods, mixing or wiring, a revision in the foot, hardly ever the same word at the top.
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.3pt/1.45 var(--f)}.hd{left:0;right:0;top:0;height:27mm;background:var(--c);color:#fff;padding:7mm 17mm;display:flex;justify-content:space-between}.hd b{font-size:19pt}.hd span{text-align:right;font-size:8.4pt}.m{left:17mm;right:17mm;top:34mm}h2{font:700 10.6pt var(--f);color:var(--c);margin:4mm 0 1mm;border-bottom:.5pt solid var(--c)}.g{width:100%}.g td{padding:.8mm 2mm;border-bottom:.3pt solid #bbb;vertical-align:top}.g tr:nth-child(odd) td{background:#f5f5f2}ul{margin:1mm 0;padding-left:5mm}p{margin:0 0 2mm}.ft{left:17mm;right:17mm;bottom:8mm;font-size:7pt;color:#555;display:flex;justify-content:space-between}`

const SHEETS = [
  {
    product: 'Estravane 2K Satin',
    kind: 'Technical data sheet',
    intro:
      'Two-part water-borne epoxy coating for concrete floors in workshops, plant rooms and car parks. Low odour, hard-wearing, easy to clean.',
    heads: ['At a glance', 'Typical values', 'Application'],
    points: [
      'Walk on after 16 hours, forklift traffic after 5 days',
      'Resists oil, fuel, dilute acids and hot tyres',
      'Six stock colours, others from 100 kg',
    ],
    values: [
      ['Mixing ratio by weight (A : B)', '4 : 1', ''],
      ['Density, mixed', '1.34 kg/l', 'ISO 2811-1'],
      ['Pot life at 20 °C', '60 min', ''],
      ['Coverage per coat', '6–8 m²/kg', ''],
      ['Abrasion (CS 10, 1 kg, 1000 cycles)', '62 mg', 'ISO 7784-2'],
      ['Pull-off strength', '> 2.5 MPa', 'EN 1542'],
      ['VOC', '38 g/l', 'limit 140 g/l'],
    ],
    text: 'Concrete must be at least 28 days old, dry (below 5 % moisture), sound and free from laitance; grind or shot-blast. Stir part A, add all of part B and mix slowly for three minutes. Roll on crosswise in two coats. Do not apply below 10 °C or above 85 % relative humidity.',
    f: "'Liberation Sans'",
    c: '#37474f',
    code: 'GB',
  },
  {
    product: 'TLS-40 Level Switch',
    kind: 'Stainless · no moving parts',
    intro:
      'Vibrating fork switch for liquids in tanks and pipes. One device for overfill and for dry run, set with a single DIP switch, checked from outside with a magnet.',
    heads: ['Features', 'Specifications', 'Wiring'],
    points: [
      'Insensitive to foam, bubbles and coating',
      'Wetted parts 316L, fork 1.6 in long',
      'Three outputs: 2-wire, PNP, relay',
    ],
    values: [
      ['Supply voltage', '20 to 60 VDC or 120 VAC', ''],
      ['Process pressure', '–14.5 to 1450 psi', ''],
      ['Process temperature', '–40 to 300 °F', ''],
      ['Min. specific gravity', '0.5', ''],
      ['Repeatability', '± 0.04 in', ''],
      ['Enclosure', 'NEMA 4X / IP67', 'NEMA 250'],
      ['Ordering code', 'TLS-40-[conn]-[out]', 'see page 4 of catalog'],
    ],
    text: 'Brown is L+, blue is L–, black is the switched output (max. 350 mA). On the relay version use contacts 3 and 4 for fail-safe high. Torque the M12 connector by hand only. Do not bend the tines.',
    f: "'Liberation Sans Narrow','Liberation Sans'",
    c: '#b33a00',
    code: 'US',
  },
  {
    product: 'Heifer Grower 17 Nuts',
    kind: 'Feed for young stock',
    intro:
      'A 17 % protein compound for replacement heifers from four months to service, to be fed with silage or at grass.',
    heads: ['Why farmers use it', 'Analysis and composition', 'How to feed'],
    points: [
      'Steady growth without fat',
      'With live yeast and protected copper',
      'Dust-free 6 mm nut, bulk or 25 kg bags',
    ],
    values: [
      ['Crude protein', '17.0 %', ''],
      ['Crude oils and fats', '4.1 %', ''],
      ['Crude fibre', '9.5 %', ''],
      ['Crude ash', '8.0 %', ''],
      ['Vitamin E', '40 iu/kg', ''],
      ['Energy (UFL)', '0.94 as fed', ''],
      ['Barley, beet pulp, soya hulls, rape, maize distillers', 'in this order', ''],
    ],
    text: 'Offer 1.5 to 2.5 kg a head a day depending on forage. Change over gradually within a week, fresh water always at hand. Contains added copper: not for sheep. Store cool and dry and use within four months.',
    f: "'Caladea','Liberation Serif'",
    c: '#33691e',
    code: 'IE',
  },
] as const

export const layout: Layout = {
  name: 'floor-coating-sheet',
  kind: 'specification',
  language: 'en',
  types: ['specification'],
  count: 3,
  scans: [0],
  make(random, index) {
    const one = SHEETS[index] ?? SHEETS[0]
    const names = namesIn(one.code, random)
    const { month } = writingOf(one.code)
    const own = names.company()
    const day = dayIn(random, 2024, 2026)
    const revision = random.code(['TDS 4#/0#', 'DS-TLS40-EN-0#', 'HG17/####'][index] ?? '')
    const [glance, values, use] = one.heads
    const points = `<h2>${glance}</h2><ul>${each<string>(one.points, (text) => `<li>${text}</li>`)}</ul>`
    const table = `<h2>${values}</h2><table class="g">${each<readonly string[]>(one.values, ([name, value, method]) => `<tr><td>${name}</td><td>${value}</td>${index === 2 ? '' : `<td>${method}</td>`}</tr>`)}</table>`
    const text = `<h2>${use}</h2><p>${one.text}</p>`
    const parts = index === 1 ? [table, points, text] : [points, table, text]
    const html = `<div class="abs hd"><b>${one.product}</b><span>${one.kind}<br>${own.name}</span></div><div class="abs m"><p style="font-size:10.5pt">${one.intro}</p>${parts.join('')}<h2>Good to know</h2><p>${['Supplied in 5 kg and 20 kg sets. Shelf life twelve months unopened, keep from frost. The values are typical of tests in our laboratory and are no warranty; try it on your own floor first.', 'Dimensions in inches. Approvals: FM, CSA Class I Div. 1 (option X). We reserve the right to change the design without notice.', 'Made under the assurance scheme for feed in our own mill. Talk to your nutritionist or ring us for a ration.'][index]}</p><p>${own.name}, ${own.address.lines.join(', ')} · ${own.phone} · ${own.website}</p></div><div class="abs ft"><span>${revision}</span><span>Issue ${month(day)}, replaces all earlier ones</span><span>1/1</span></div>`
    return {
      html: sheets(
        `.sheet{--f:${one.f};--c:${one.c}}${CSS}`,
        [html],
        one.code === 'US' ? { width: 215.9, height: 279.4 } : undefined,
      ),
      pages: 1,
      fileName: `${one.product.replaceAll(' ', '_')}.pdf`,
      facts: [[one.product], [own.name], [revision]],
    }
  },
}
