// A plant nursery's trade list in three columns of small type: Latin names, pot sizes as columns, prices with and without pence,
// groups as banners, terms in a box; neither a customer nor a total.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.4pt/1.42 'Liberation Sans Narrow','Open Sans Condensed',sans-serif;padding:12mm 12mm}.head{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #4c7a2f}.head h1{font:italic 400 26pt/1.1 'URW Bookman',serif;margin:0;color:#4c7a2f}.cols{columns:2;column-gap:7mm;margin-top:4mm}h2{background:#e3eed9;font-size:12pt;margin:0 0 1mm;padding:.6mm 2mm}table{width:100%;margin-bottom:3mm;break-inside:avoid}td{padding:.25mm 1mm;border-bottom:.3pt solid #cbd8c0}i{font-family:'Liberation Serif',serif;font-size:11pt}.terms{border:1pt solid #4c7a2f;padding:2mm 3mm;position:absolute;bottom:12mm;left:12mm;right:12mm}`
const { amount, month } = writingOf('GB')
const GROUPS = {
  'Hedging, bare root': [
    'Carpinus betulus',
    'Crataegus monogyna',
    'Fagus sylvatica',
    'Prunus spinosa',
    'Acer campestre',
    'Ligustrum vulgare',
  ],
  'Grasses and ferns': [
    'Stipa gigantea',
    'Molinia caerulea',
    'Dryopteris affinis',
    'Carex testacea',
    'Deschampsia cespitosa',
  ],
  Perennials: [
    'Geranium ‘Rozanna Blue’',
    'Salvia nemorosa',
    'Echinacea pallida',
    'Astrantia major',
    'Nepeta racemosa',
    'Phlomis russeliana',
    'Sanguisorba menziesii',
  ],
  'Fruit trees, half standard': ['Malus ‘Pippin Gold’', 'Prunus domestica', 'Pyrus ‘Autumn Bell’', 'Cydonia oblonga'],
  Climbers: ['Lonicera henryi', 'Clematis armandii', 'Hydrangea petiolaris', 'Trachelospermum jasminoides'],
  Herbs: ['Thymus serpyllum', 'Origanum vulgare', 'Salvia officinalis', 'Mentha spicata', 'Rosmarinus ‘Pale Sky’'],
} as const

function make(random: Random): Paper {
  const names = namesIn('GB', random)
  const [firm, day] = [companyIn(names, 'Nurseries'), dayIn(random, 2025, 2026)]
  const row = (plant: string) => {
    const small = random.whole(3, 60) * 25
    return `<tr><td><i>${plant}</i></td><td>${random.pick(['9 cm', 'P11', '2 L', '40–60'])}</td><td class="r">${amount(small)}</td><td>${random.pick(['3 L', '5 L', '60–80', '10 L'])}</td><td class="r">${amount(small * 2 + 45)}</td></tr>`
  }
  const html = `<div class="head"><h1>${firm.short}</h1><div class="r"><b style="font-size:12pt">Trade price list</b><br>Valid from 1 ${month({ ...day, day: 1 })} · List ${random.code('T##')}</div></div><p style="margin-top:3mm">All prices in pounds sterling per plant, excluding VAT. Availability changes weekly: please ring before you travel.</p><div class="cols">${each(Object.entries(GROUPS), ([group, plants]) => `<table><tr><td colspan="5" style="padding:0"><h2>${group}</h2></td></tr>${each(plants, row)}</table>`)}</div>
<div class="terms"><b>Terms</b> &nbsp;10+ of one variety less 5%, 50+ less 10%. Minimum order £150. Delivery from £45 within 40 miles. Payment before collection unless you hold an account.<br>${firm.name} · ${firm.address.lines.join(', ')} · ${firm.phone} · ${firm.email}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `trade-list-${day.year}-${String(day.month).padStart(2, '0')}.pdf`,
    facts: [[firm.name, firm.short, 'Trade price list']],
  }
}

export const layout: Layout = {
  name: 'nursery-price-list',
  kind: 'price-list',
  language: 'en',
  types: ['price-list'],
  count: 1,
  scans: [0],
  make,
}
