// A Brazilian electricity bill: customer's installation number, month, due day and total in the largest boxes, the fiscal document's
// number and day of issue in small print among keys of 44 figures, taxes within the price, readings with days, a slip for the bank.
import { cnpjOf, cpfOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8pt/1.3 'Roboto Condensed'; padding: 8mm 11mm } .head { display: flex; justify-content: space-between; border-bottom: 2pt solid #f5a800; padding-bottom: 2mm } .head b { font: 700 19pt 'Roboto Condensed'; color: #00853e } .grid { display: grid; grid-template-columns: 1fr 62mm; gap: 5mm; margin: 3mm 0 } .boxes { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm; margin: 3mm 0 } .boxes div { background: #fff3d6; padding: 1.4mm 2mm; border-radius: 1.5mm } .boxes small, .small { font-size: 6.6pt; color: #555 } .boxes b { display: block; font-size: 12.5pt }
  .t { width: 100% } .t th { background: #00853e; color: #fff; font-weight: 400; padding: .6mm 1mm; text-align: right; font-size: 7pt } .t td { padding: .6mm 1mm; text-align: right; border-bottom: .4pt solid #ddd } .t :is(th, td):first-child { text-align: left } .t .b td { font-weight: 700; border-top: .8pt solid #000 } .key { font-family: 'DejaVu Sans Mono'; font-size: 6.6pt } .chart { display: flex; align-items: flex-end; gap: 1.6mm; height: 24mm; margin-top: 4mm } .chart i { width: 6mm; background: #f5a800; font: 6pt 'Roboto Condensed'; text-align: center; color: #000 }
  .slip { left: 11mm; right: 11mm; bottom: 9mm; border-top: 1pt dashed #000; padding-top: 3mm } .slip table { width: 100% } .slip td { border: .5pt solid #000; padding: .5mm 1.5mm } .slip small { display: block; font-size: 6pt } .bars { height: 11mm; margin-top: 2mm; width: 108mm; background: repeating-linear-gradient(90deg, #000 0 .4mm, #fff .4mm .9mm, #000 .9mm 1.7mm, #fff 1.7mm 2.1mm) }`

const UTILITIES = [
  ['enerluz', 'Enerluz Distribuidora de Energia S.A.'],
  ['CERPAL', 'Cooperativa de Eletrificação Rural do Vale do Palmital'],
] as const

const { amount, date, month } = writingOf('BR')

function rowsOf(random: Random, used: number) {
  const energy = (name: string, price: number) => ({ name, unit: 'kWh', quantity: used, price, total: used * price })
  const light = random.whole(1400, 3900)
  return [
    energy('Energia elétrica TUSD', random.whole(38, 46)),
    energy('Energia elétrica TE', random.whole(31, 39)),
    energy('Adicional bandeira amarela', 2),
    { name: 'Contrib. iluminação pública municipal', unit: '', quantity: 1, price: light, total: light },
  ]
}

const TAXES = [
  ['ICMS', 18],
  ['PIS', 0.92],
  ['COFINS', 4.25],
] as const

export const brContaLuz: Layout = {
  name: 'br-conta-luz',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('BR', random)
    const { address, taxNumber } = names.company()
    const [logo, firm] = UTILITIES[index === 0 ? 0 : 1]
    const [client, company, home, cnpj, day] = [
      names.person(),
      names.company(),
      names.address(),
      cnpjOf(random),
      dayIn(random, 2024, 2026),
    ]
    const [number, due] = [random.code('0##.###.###'), daysAfter(day, 12)]
    const [used, reading] = [random.whole(180, 940), random.whole(10200, 48000)]
    const rows = rowsOf(random, used)
    const gross = sum(rows.map(({ total }) => total))
    const base = sum(rows.filter(({ unit }) => unit !== '').map(({ total }) => total))
    const buyer = [client.full, company.name][index] ?? ''
    const document = [`CPF ${cpfOf(random)}`, `CNPJ ${company.vatId}`][index]
    const boxes = [
      ['Mês de referência', month(daysAfter(day, -20))],
      ['Vencimento', date(due)],
      ['Total a pagar', `R$ ${amount(gross)}`],
      ['Instalação / UC', random.code('0#######')],
    ]
    const cells = [
      ['Pagador', `${buyer}`],
      ['Nosso número', random.code('########-#')],
      ['Vencimento', date(due)],
      ['Valor do documento', amount(gross)],
    ]
    const html = `<div class="head"><b>${logo}</b><span class="r">${firm}<br>${address.lines.join(' – ')}<br>CNPJ ${cnpj} · Insc. Est. ${taxNumber}</span></div>
      <div class="grid"><div><b>${buyer}</b><br>${document}<br>${home.lines.join('<br>')}<br><span class="small">Classe: ${['Residencial', 'Comercial'][index]} trifásico · Tensão nominal 220/127 V</span></div><div class="small">DOCUMENTO AUXILIAR DA NOTA FISCAL DE ENERGIA ELÉTRICA ELETRÔNICA<br>NOTA FISCAL Nº ${number} – SÉRIE 001<br>DATA DE EMISSÃO: ${date(day)}<br>Chave de acesso:<br><span class="key">${random.code('#### #### #### #### #### ####<br>#### #### #### #### ####')}</span></div></div>
      <div class="boxes">${each(boxes, ([label, value]) => `<div><small>${label}</small><b>${value}</b></div>`)}</div>
      <table class="t"><tr><th>Leitura anterior</th><th>Leitura atual</th><th>Nº de dias</th><th>Próxima leitura</th><th>Medidor</th><th>Consumo kWh</th></tr><tr><td>${date(daysAfter(day, -31))} &nbsp; ${reading}</td><td>${date(daysAfter(day, -1))} &nbsp; ${reading + used}</td><td>30</td><td>${date(daysAfter(day, 29))}</td><td>${random.code('########')}</td><td>${used}</td></tr></table><br>
      <table class="t"><tr><th>Itens da fatura</th><th>Unid.</th><th>Quant.</th><th>Preço unit. (R$) com tributos</th><th>Valor (R$)</th></tr>${each(rows, ({ name, unit, quantity, price, total }) => `<tr><td>${name}</td><td>${unit}</td><td>${unit === '' ? '' : quantity}</td><td>${unit === '' ? '' : amount(price)}</td><td>${amount(total)}</td></tr>`)}<tr class="b"><td>TOTAL</td><td></td><td></td><td></td><td>${amount(gross)}</td></tr></table><br>
      <div class="grid"><div><table class="t"><tr><th>Tributo</th><th>Base de cálculo (R$)</th><th>Alíquota %</th><th>Valor (R$)</th></tr>${each(
        TAXES,
        ([name, rate]) =>
          `<tr><td>${name}</td><td>${amount(base)}</td><td>${amount(rate * 100)}</td><td>${amount(percent(base, rate))}</td></tr>`,
      )}</table></div><div>Histórico de consumo (kWh)<div class="chart">${each(['J', 'F', 'M', 'A', 'M', 'J', 'J'], (name) => `<i style="height:${random.whole(9, 22)}mm">${name}</i>`)}</div></div></div>
      <p class="small">Débitos anteriores: não constam. O pagamento em atraso gera multa de 2% e juros de 1% ao mês. Atendimento 0800 ${random.code('### ####')}.</p>
      <div class="abs slip"><span class="key">836${random.code('########-# ############ ############ ############')}</span><table><tr>${each(cells, ([label, value]) => `<td><small>${label}</small>${value}</td>`)}</tr></table><div class="bars"></div></div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fileName: `fatura_${day.year}${String(day.month).padStart(2, '0')}.pdf`,
      fields: {
        invoiceNumber: [number, number.replace(/\D/g, '')],
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: firm,
        buyerName: buyer,
        sellerVatId: cnpj,
        grossTotal: fixed(gross),
        currency: 'BRL',
      },
    }
  },
}
