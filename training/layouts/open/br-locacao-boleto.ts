// A Brazilian hire firm's "fatura de locação" with the bank's slip below it: no tax and no fiscal note, machines with numbers and days of
// hire, and on the slip a line of 47 figures, the document's, the bank's and the agreement's numbers, day of the document, of processing
// and due day, payer and payee once more, and boxes for discount and interest that stay empty.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const css = `.sheet { font: 8.6pt/1.35 'Liberation Sans' } .up { left: 12mm; right: 12mm; top: 10mm } .head { display: flex; border: .8pt solid #000 } .head > div { padding: 2mm 3mm } .head .logo { width: 42mm; background: #f7b500; font: 700 17pt 'Liberation Sans'; line-height: 1.05 } .head .own { flex: 1; font-size: 8pt } .head .no { width: 46mm; border-left: .8pt solid #000; text-align: center; font-size: 8.5pt } .head .no b { font-size: 12pt; display: block }
  .who { width: 100%; margin-top: 2mm } .who td { border: .6pt solid #000; padding: .4mm 1.5mm 1mm; vertical-align: top } .who small, .slip small { display: block; font-size: 6pt; color: #333 } .list { width: 100%; margin-top: 3mm } .list th { background: #ddd; border: .6pt solid #000; font-size: 7.5pt; padding: .5mm 1mm; text-align: left } .list td { padding: .6mm 1mm; border: .4pt solid #999 } .list .t td { font-weight: 700; border-top: 1pt solid #000 } .obs { font-size: 7.6pt; margin-top: 2mm }
  .slip { left: 12mm; right: 12mm; top: 186mm } .cut { border-top: .7pt dashed #000; font-size: 6.5pt; text-align: right; margin-bottom: 3mm } .bank { display: flex; align-items: flex-end; border-bottom: 1.2pt solid #000 } .bank b { font-size: 14pt; padding: 0 3mm 1mm; line-height: 1; border-right: 1.2pt solid #000 } .bank span { flex: 1; padding-bottom: 1mm; text-align: right; font: 700 10.5pt 'Liberation Sans' } .slip table { width: 100% } .slip td { border: .5pt solid #000; padding: .2mm 1mm .4mm; vertical-align: top; height: 7mm } .bars { margin-top: 3mm; height: 13mm; width: 103mm }`

const WARES: readonly Ware[] = [
  ['Compactador de solo CP-4', 'Patr. 0312', 9_000, 12_500, 10],
  ['Betoneira 400 l', 'Patr. 1187', 3_800, 5_200, 20],
  ['Andaime tubular 1,00 x 1,50 m', 'Lote 22', 250, 420, 60],
  ['Martelete rompedor 16 kg', 'Patr. 0744', 6_500, 8_800, 7],
  ['Gerador diesel 55 kVA', 'Patr. 2050', 31_000, 42_000, 15],
  ['Container almoxarifado 6 m', 'Patr. 3006', 1_900, 2_600, 30],
]
const { amount, date } = writingOf('BR')

function barsSvg(random: Random): string {
  let at = 0
  const bars = Array.from({ length: 112 }, () => {
    const width = random.chance(0.4) ? 2.2 : 0.9
    at += width + (random.chance(0.4) ? 2.2 : 0.9)
    return `<rect x="${at - width}" width="${width}" height="40"/>`
  })
  return `<svg class="bars" viewBox="0 0 ${at} 40" preserveAspectRatio="none">${bars.join('')}</svg>`
}

const cell = (label: string, value: string, extra = '') => `<td${extra}><small>${label}</small>${value}</td>`

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client] = [names.company(), names.company()]
  const logo = ['LOCA<br>MÁQ', 'Ergue'][index]
  const seller =
    ['Locamáq Serra Azul Locação de Equipamentos Ltda.', `${firm.manager.last} & Irmãos Andaimes EIRELI`][index] ?? ''
  const day = dayIn(random, 2024, 2025)
  const due = daysAfter(day, 15)
  const code = random.code(['00####', `${day.year}/####`][index] ?? '')
  const rows = positionsOf(random, WARES, [5, 3][index] ?? 3)
  const off = index === 0 ? 0 : 7_500
  const total = sum(rows.map((one) => one.total)) - off
  const [bank, number] = [['237-2', 'Banco Verano S.A.'], random.code('09/#########-#')]
  const digits = random.code('23790.##### #####.###### #####.###### # ##############')
  const html = `<div class="abs up"><div class="head"><div class="logo">${logo}</div><div class="own"><b>${seller}</b><br>${firm.address.lines.join(' - ')}<br>CNPJ ${firm.vatId} · I.E. isento<br>${firm.phone} · ${firm.email}</div><div class="no">FATURA DE LOCAÇÃO<b>${code}</b>Emissão: ${date(day)}</div></div>
    <table class="who"><tr>${cell('LOCATÁRIO', client.name, ' colspan="2"')}${cell('CNPJ', client.vatId)}</tr><tr>${cell('ENDEREÇO', client.address.lines.join(' - '), ' colspan="2"')}${cell('CONTRATO', random.code('CL-#####'))}</tr><tr>${cell('LOCAL DA OBRA', `${names.address().street} - ${client.address.town}`)}${cell('PERÍODO', `${date(daysAfter(day, -31))} a ${date(daysAfter(day, -1))}`)}${cell('VENCIMENTO', date(due))}</tr></table>
    <table class="list"><tr><th>Item</th><th>Equipamento</th><th>Identificação</th><th class="r">Diárias</th><th class="r">Valor unit. R$</th><th class="r">Valor R$</th></tr>${each(rows, (one) => `<tr><td>${one.number}</td><td>${one.name}</td><td>${one.unit}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}${off > 0 ? `<tr><td></td><td colspan="4">Desconto: equipamento parado</td><td class="r">-${amount(off)}</td></tr>` : ''}<tr class="t"><td colspan="5" class="r">TOTAL DA FATURA R$</td><td class="r">${amount(total)}</td></tr></table>
    <p class="obs">Locação de bens móveis: não incidência de ISS (Súmula Vinculante 31 do STF). Dispensada a emissão de nota fiscal de serviços. Não nos responsabilizamos por depósitos em outra conta.</p></div>
    <div class="abs slip"><div class="cut">Autenticação mecânica – Recibo do pagador</div><div class="bank"><div style="padding:0 3mm 1mm 0">${bank[1]}</div><b>${bank[0]}</b><span>${digits}</span></div>
    <table><tr>${cell('Local de pagamento', 'Pagável em qualquer banco até o vencimento', ' colspan="4"')}${cell('Vencimento', `<b>${date(due)}</b>`)}</tr><tr>${cell('Beneficiário', `${seller} – CNPJ ${firm.vatId}`, ' colspan="4"')}${cell('Agência / Código do beneficiário', firm.bank.account.replace(/[^\d-]+/g, ' ').trim())}</tr>
    <tr>${cell('Data do documento', date(day))}${cell('N.º do documento', code)}${cell('Espécie doc.', 'DM')}${cell('Data do processamento', date(daysAfter(day, 1)))}${cell('Nosso número', number)}</tr><tr>${cell('Carteira', '09')}${cell('Moeda', 'R$')}${cell('Quantidade', '')}${cell('Valor', '')}${cell('(=) Valor do documento', `<b>${amount(total)}</b>`)}</tr>
    <tr>${cell('Instruções', 'Após o vencimento cobrar multa de 2% e juros de 1% ao mês.<br>Protestar após 10 dias.', ' colspan="4" rowspan="2"')}${cell('(-) Desconto / Abatimento', '')}</tr><tr>${cell('(+) Mora / Multa', '')}</tr><tr>${cell('Pagador', `${client.name} – CNPJ ${client.vatId}<br>${client.address.lines.join(' - ')}`, ' colspan="4"')}${cell('(=) Valor cobrado', '')}</tr></table>${barsSvg(random)}</div>`
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: code,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'br-locacao-boleto',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
