// A Portuguese country house's bill from hotel software: a drawn name and the owner's (a person or a family firm) in small letters, nights
// as rows with days, breakfast apart at 13 per cent, a town's tax outside VAT, booking and room numbers, a prepayment by the platform.
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.45 'Noto Sans','Liberation Sans';padding:16mm 20mm}.h{text-align:center}.h b{display:block;font:400 24pt/1.15 'EB Garamond','Liberation Serif';letter-spacing:1pt;color:#5c5a2f}.h em{font:italic 10pt 'EB Garamond','Liberation Serif'}.h small{display:block;font-size:7.2pt;color:#555;margin-top:1mm}.two{display:grid;grid-template-columns:1fr 1fr;gap:10mm;margin:9mm 0 6mm}.two td{padding:.2mm 4mm .2mm 0}.ti{font:700 11.5pt 'Noto Sans','Liberation Sans';border-bottom:.8pt solid #5c5a2f;padding-bottom:1mm}.g{width:100%;margin:3mm 0}.g th{font-weight:400;color:#5c5a2f;text-align:left;padding:.8mm 0;border-bottom:.4pt solid #5c5a2f}.g td{padding:.7mm 0}.b{display:grid;grid-template-columns:1fr 74mm;gap:8mm;margin-top:4mm}.b table{width:100%}.b th{font-weight:400;text-align:right;color:#5c5a2f}.b .v td{text-align:right}.b .z td{font-weight:700;border-top:.8pt solid #5c5a2f;font-size:10.4pt}.foot{left:20mm;right:20mm;bottom:12mm;display:grid;grid-template-columns:26mm 1fr;gap:5mm;font-size:7pt;align-items:center}`

const HOUSES = [
  { sign: 'Casa da Eira Velha', line: 'turismo rural', series: 'FR CEV26/###', title: 'Fatura-Recibo', owner: '' },
  {
    sign: 'Quinta do Lagar Fundo',
    line: 'agroturismo & vinhos',
    series: 'FT 2026A/#4#',
    title: 'Fatura',
    owner: 'Lagar Fundo – Hotelaria, Lda.',
  },
  {
    sign: 'Monte das Abetardas',
    line: 'alojamento local',
    series: 'FT M/1###',
    title: 'Fatura',
    owner: 'Abetardas Unipessoal Lda',
  },
] as const
const { amount, date } = writingOf('PT')

/** Nights, breakfast and what else was had; prices hold the tax. */
function stayOf(random: Parameters<Layout['make']>[0], from: Parameters<typeof date>[0]) {
  const nights = random.whole(2, 4)
  const price = random.whole(78, 145) * 100
  const rows: [string, string, number, number][] = [
    ...Array.from({ length: nights }, (_, at): [string, string, number, number] => [
      date(daysAfter(from, at)),
      'Dormida, quarto duplo',
      6,
      price,
    ]),
    [date(daysAfter(from, 1)), 'Pequeno-almoço regional, 2 pax', 13, 2_400],
    [date(daysAfter(from, 1)), 'Vinho da casa', 13, random.whole(2, 4) * 450],
    [date(daysAfter(from, nights)), 'Lavandaria', 23, 1_250],
  ]
  return { nights, rows, town: nights * 2 * 200 }
}

export const layout: Layout = {
  name: 'alojamento-rural',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const house = HOUSES[index] ?? HOUSES[0]
    const [own, keeper, guest, home, firm] = [
      names.company(),
      names.person(),
      names.person(),
      names.address(),
      names.company(),
    ]
    const from = dayIn(random, 2026)
    const { nights, rows, town } = stayOf(random, from)
    const day = daysAfter(from, nights)
    const number = random.code(house.series)
    const groups = taxGroupsOf(
      rows.map(([, , rate, cents]) => [rate, Math.round((cents * 100) / (100 + rate))] as const),
    ).map((one) => {
      const gross = sum(rows.filter(([, , rate]) => rate === one.rate).map(([, , , cents]) => cents))
      return { rate: one.rate, net: one.net, tax: gross - one.net }
    })
    const [taxed, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const total = taxed + tax + town
    const owner = house.owner || `${keeper.first} ${keeper.last}`
    const buyer = index === 1 ? firm.name : `${guest.first} ${guest.last}`
    const nif = own.vatId.replace(/\D/g, '')
    const meta = [
      ['Data', date(day)],
      ['Reserva', random.code('BK-########')],
      ['Quarto', random.pick(['Azul', 'do Forno', 'n.º 4'])],
      ['Entrada / Saída', `${date(from)} – ${date(day)}`],
      ['Hóspede', guest.full],
    ]
    const html = `<div class="h"><b>${house.sign}</b><em>${house.line}</em><small>${owner} · NIF ${nif} · ${own.address.lines.join(', ')} · ${own.phone}</small></div><div class="two"><div>${buyer}<br>${index === 1 ? firm.address.lines.join('<br>') : home.lines.join('<br>')}<br>NIF ${index === 1 ? firm.vatId.replace(/\D/g, '') : random.code('2########')}</div><table>${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><div class="ti">${house.title} ${number}</div>
<table class="g"><tr><th>Data</th><th>Descrição</th><th class="r">IVA</th><th class="r">Valor €</th></tr>${each(rows, ([when, text, rate, cents]) => `<tr><td>${when}</td><td>${text}</td><td class="r">${rate}%</td><td class="r">${amount(cents)}</td></tr>`)}<tr><td>${date(day)}</td><td>Taxa municipal turística, 2 hóspedes × ${nights} noites (não sujeita)</td><td class="r">NS</td><td class="r">${amount(town)}</td></tr></table><div class="b"><table class="v"><tr><th>Taxa</th><th>Incidência</th><th>IVA</th></tr>${each(groups, (one) => `<tr><td>${one.rate}%</td><td>${amount(one.net)}</td><td>${amount(one.tax)}</td></tr>`)}<tr><td>NS</td><td>${amount(town)}</td><td>0,00</td></tr></table><table><tr><td>Total ilíquido</td><td class="r">${amount(taxed + town)}</td></tr><tr><td>Total de IVA</td><td class="r">${amount(tax)}</td></tr><tr class="z"><td>Total EUR</td><td class="r">${amount(total)}</td></tr><tr><td>${['Pago por Multibanco', 'A pagar em 15 dias', 'Recebido pela plataforma'][index]}</td><td class="r">${amount(total)}</td></tr></table></div>
<div class="abs foot">${squareCode(random, 24)}<div>ATCUD: ${random.code('@@@#@#@#')}-${random.code('###')} · ${random.code('@#@@')}-Processado por programa certificado n.º ${random.code('#### /AT')}<br>${house.owner ? `${owner} · ${own.register}` : `${owner}, empresário em nome individual`} · Registo ${random.code('#####/AL')}<br>Livro de Reclamações eletrónico disponível. Obrigado pela sua visita!</div></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [owner, house.sign],
        buyerName: buyer,
        sellerVatId: nif,
        netTotal: fixed(taxed + town),
        taxTotal: fixed(tax),
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
