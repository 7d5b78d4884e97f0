// A Brazilian greengrocer's NFC-e on narrow paper: weights with three decimals, one row a piece of goods with seven columns squeezed, a discount below,
// "TROCO" and "VALOR RECEBIDO" beside "VALOR A PAGAR", the key before the number and series, CPF of a customer without a name.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const WARES = [
  ['BANANA PRATA', 'KG', 599],
  ['TOMATE ITALIANO', 'KG', 899],
  ['ALFACE CRESPA', 'UN', 349],
  ['OVOS CAIPIRA DZ', 'UN', 1_499],
  ['MAMAO FORMOSA', 'KG', 649],
  ['QUEIJO MINAS FRESC', 'KG', 4_290],
  ['CHEIRO VERDE', 'UN', 250],
  ['AGUA COCO 1L', 'UN', 1_290],
] as const
const CSS = `.sheet{font:7.6pt/1.3 var(--f);padding:4mm 3mm}table{width:100%}td,th{padding:0 .8mm 0 0;font-weight:400;text-align:left;white-space:nowrap}.sheet th.r{text-align:right}.b td{font-weight:700;font-size:9pt}hr{border:0;border-top:.6pt dashed #000;margin:1.2mm 0}.k{overflow-wrap:anywhere}`
const { amount, date, number: figures } = writingOf('BR')

function rowsOf(random: Random, count: number) {
  return random.sample(WARES, count).map(([name, unit, price]) => {
    const grams = unit === 'KG' ? random.whole(180, 2_400) : random.whole(1, 3) * 1000
    return { name, unit, price, grams, total: Math.round((price * grams) / 1000) }
  })
}

const quantity = (unit: string, grams: number) =>
  unit === 'KG' ? (grams / 1000).toFixed(3).replace('.', ',') : figures(grams / 1000)

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, day] = [companyIn(names, 'Hortifruti'), dayIn(random, 2025, 2026)]
  const [plain, series] = [String(random.whole(21_000, 340_000)), random.code('00#')]
  const rows = rowsOf(random, [6, 4][index] ?? 4)
  const all = sum(rows.map(({ total }) => total))
  const off = [0, all % 100][index] ?? 0
  const total = all - off
  const given = Math.ceil((total + 1) / 2000) * 2000
  const sign = ['SACOLÃO DO VALE', 'Quitanda Pé de Serra'][index] ?? ''
  const clock = `${random.whole(8, 19)}:${random.whole(10, 59)}:${random.whole(10, 59)}`
  const line = (label: string, text: string, of = '') =>
    `<tr class="${of}"><td>${label}</td><td class="r">${text}</td></tr>`
  const paid = [
    line('FORMA DE PAGAMENTO', 'Valor Pago') +
      line('Dinheiro', amount(given)) +
      line('VALOR RECEBIDO R$', amount(given)) +
      line('TROCO R$', amount(given - total)),
    line('Forma pagto.', 'Cartão de Débito') + line('Valor pago R$', amount(total)),
  ][index]
  const key = inFours(
    random.code(
      `31${day.year % 100}0#${firm.vatId.replace(/\D/g, '')}65${series.replace('#', '1')}${plain.padStart(9, '0')}1#########`,
    ),
  )
  const consumer = index === 0 ? 'CONSUMIDOR NÃO IDENTIFICADO' : `CONSUMIDOR CPF ${cpfOf(random)}`
  const html = `<div class="c"><b>${sign}</b><br>${firm.name}<br>CNPJ ${firm.vatId} IE ${firm.taxNumber}<br>${firm.address.lines.join(' ')}</div><hr><div class="c">Documento Auxiliar da Nota Fiscal<br>de Consumidor Eletrônica</div><hr><table><tr><th>#</th><th>COD</th><th>DESC</th><th class="r">QTD</th><th>UN</th><th class="r">VL UN</th><th class="r">VL ITEM</th></tr>${each(rows, (row, at) => `<tr><td>${at + 1}</td><td>${random.code('2###')}</td><td>${row.name}</td><td class="r">${quantity(row.unit, row.grams)}</td><td>${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}</table><hr>
<table>${line('QTD. TOTAL DE ITENS', String(rows.length))}${line('VALOR TOTAL R$', amount(all))}${off > 0 ? line('DESCONTO R$', `-${amount(off)}`) : ''}${line('VALOR A PAGAR R$', amount(total), 'b')}${paid}</table><hr><div class="c k">Consulte pela chave de acesso em<br>portalsped.fazenda.example/portalnfce<br>${key}</div><hr><div class="c">${consumer}</div><hr><div class="c">NFC-e ${plain.padStart(9, '0')} Série ${series} ${date(day, index === 0 ? 'figures' : 'short')} ${clock}<br>Protocolo ${random.code('131##########')}<br>${date(day)} ${clock}<br><br>${squareCode(random, 27, 33)}<br>Tributos incidentes (Lei 12.741) R$ ${amount(Math.round(total * 0.0894))}<br>Op: ${names.person().first} PDV 0${index + 2} Ped ${random.code('####')}</div>`
  return {
    html: sheets(`.sheet{--f:${index === 0 ? "'Inconsolata'" : "'Roboto Condensed'"}}${CSS}`, [html], {
      width: 72,
      height: [165, 150][index] ?? 165,
    }),
    pages: 1,
    fields: {
      invoiceNumber: [plain.padStart(9, '0'), plain],
      issueDate: iso(day),
      sellerName: [firm.name, sign],
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'hortifruti-cupom',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
