// A Brazilian petrol station's NFC-e on narrow paper: litres with three decimals and a price with three, plate, kilometres and the
// driver beside a fleet's CNPJ that stands only as "CNPJ do consumidor", pump meters before and after, an added "acréscimo" for the card
// or cash with change, taxes as federal, state and town shares, number and series on one line with both days.
import type { Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:7.9pt/1.3 'Inconsolata',monospace}.sheet{padding:4mm 3mm}.n{font-weight:700;font-size:9.5pt}table{width:100%}td{padding:0;vertical-align:top}.d{border-top:.7pt dashed #000;margin:1.3mm 0}.s{font-size:6.8pt;line-height:1.25}.big td{font-weight:700;font-size:10.5pt}.q{display:flex;gap:2.5mm;align-items:center;margin-top:1.5mm}.q svg{flex:none}`
const { amount, date } = writingOf('BR')
const FUELS = [
  ['GASOLINA C ADITIVADA', 6099, 6899],
  ['DIESEL S10', 5899, 6399],
  ['ETANOL HIDRATADO', 3899, 4499],
] as const
const BRANDS = ['AUTO POSTO TREVO DO CERRADO', 'REDE VIA PAMPA', 'POSTO BEIRA-TRILHO'] as const
const three = (thousandths: number) => (thousandths / 1000).toFixed(3).replace('.', ',')

interface Item {
  readonly text: string
  readonly count: string
  readonly cents: number
}

function itemsOf({ random }: Names, index: number): Item[] {
  const [fuel, low, high] = FUELS[index] ?? FUELS[0]
  const [millilitres, price] = [
    random.whole(18_200, [46_000, 210_000, 38_000][index] ?? 40_000),
    random.whole(low, high),
  ]
  const extras: Item[] = [
    { text: '000782 OLEO 15W40 SEMISSINT 1L', count: '2 UN X 38,90', cents: 7780 },
    { text: '000911 ARLA 32 GRANEL', count: '20,000 L X 3,490', cents: 6980 },
    { text: '001204 AGUA MINERAL 500ML', count: '1 UN X 4,00', cents: 400 },
  ]
  const own = { text: `00000${index + 1} ${fuel}`, count: `${three(millilitres)} L X ${three(price)}` }
  return [{ ...own, cents: Math.round((millilitres * price) / 10_000) }, ...extras.slice(index, index + 1)]
}
const pair = (left: string, right: string, kind = '') =>
  `<tr class="${kind}"><td>${left}</td><td class="r">${right}</td></tr>`

/** Who pays, how, and what the cashier notes. */
function wayOf(names: Names, index: number, total: number) {
  const { random } = names
  const fleet = companyIn(names, 'Transportes')
  const given = (Math.floor(total / 5000) + 1) * 5000
  const plate = `PLACA: ${random.code('@@@#@##')}  KM: ${random.whole(18_000, 420_000)}`
  return [
    {
      pays: pair('Cartão de Crédito', amount(total)) + pair('Troco', '0,00'),
      who: 'CONSUMIDOR NÃO IDENTIFICADO',
      note: `NSU ${random.code('#########')} AUT ${random.code('######')}`,
    },
    {
      pays: pair('Crédito Loja (CONVÊNIO)', amount(total)),
      who: `CNPJ do consumidor: ${fleet.vatId}<br>${fleet.name.toUpperCase()}`,
      buyer: fleet.name.toUpperCase(),
      note: `${plate}<br>MOTORISTA: ${names.person().full.toUpperCase()}<br>REQUISIÇÃO ${random.code('00####')}  CONTRATO FROTA ${random.code('7###')}`,
    },
    {
      pays: pair('Dinheiro', amount(given)) + pair('Troco', amount(given - total)),
      who: 'CONSUMIDOR NÃO IDENTIFICADO',
      note: plate,
    },
  ][index]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, brand, day] = [companyIn(names, 'Combustíveis'), BRANDS[index] ?? '', dayIn(random, 2024, 2026)]
  const [items, plain] = [itemsOf(names, index), String(random.whole(20_100, 998_000))]
  const goods = sum(items.map(({ cents }) => cents))
  const more = index === 0 ? percent(goods, 2) : 0
  const total = goods + more
  const way = wayOf(names, index, total)
  const meter = random.whole(210_000, 990_000)
  const key = `31${String(day.year).slice(2)}${String(day.month).padStart(2, '0')}${firm.vatId.replace(/\D/g, '')}65011${plain.padStart(9, '0')}1${random.code('#########')}`
  const time = random.code('1#:4#:0#')
  const page = `<div class="c"><span class="n">${brand}</span><br>${firm.name.toUpperCase()}<br>CNPJ ${firm.vatId}<br>I.E. ${firm.taxNumber}<br>${firm.address.lines.join('<br>').toUpperCase()}<br>FONE ${firm.phone}</div><div class="d"></div>
    <div class="c">DANFE NFC-e - Documento Auxiliar da Nota<br>Fiscal Eletrônica para Consumidor Final<br><span class="s">Não permite aproveitamento de crédito de ICMS</span></div><div class="d"></div>
    <table>${each(items, ({ text, count, cents }) => `<tr><td colspan="2">${text}</td></tr>${pair(`&nbsp;&nbsp;${count}`, amount(cents))}`)}</table><span class="s">BICO ${random.code('0#')} BOMBA ${random.code('0#')} TANQUE ${random.code('0#')} EI ${meter},120 EF ${meter + 37},${random.code('##0')}</span><div class="d"></div>
    <table>${pair('QTD. TOTAL DE ITENS', String(items.length))}${more ? pair('VALOR TOTAL R$', amount(goods)) + pair('ACRÉSCIMO R$', amount(more)) : ''}${pair(more ? 'VALOR A PAGAR R$' : 'VALOR TOTAL R$', amount(total), 'big')}${pair('FORMA PAGAMENTO', 'VALOR PAGO')}${way?.pays}</table><div class="d"></div>
    <div class="s">Inf. dos Tributos Totais Incidentes (Lei 12.741/2012)<br>Fed R$ ${amount(percent(total, 9.8))} Est R$ ${amount(percent(total, 17))} Mun R$ 0,00 Fonte IBPT</div><div class="d"></div><div>${way?.note}</div><div class="d"></div>
    <div class="c s">Consulte pela chave de acesso em<br>nfce.fazenda.exemplo.gov.br/consulta<br>${inFours(key)}</div><div class="c">${way?.who}</div><div class="q">${squareCode(random, 25, 41)}<div>NFC-e ${plain.padStart(9, '0')}<br>Série 011<br>${date(day)} ${time}<br><span class="s">Protocolo de Autorização<br>${random.code('131 ### ### ### ###')}<br>Data de Autorização<br>${date(day)} ${time}</span></div></div><div class="d"></div><div class="c s">Operador: ${names.person().first.toUpperCase()} Turno ${random.whole(1, 3)} PDV 02 Cupom ${random.code('0####')}<br>Obrigado e boa viagem!</div>`
  return {
    html: sheets(CSS, [page], { width: 76, height: [168, 174, 161][index] ?? 170 }),
    pages: 1,
    fields: {
      invoiceNumber: [plain.padStart(9, '0'), plain],
      issueDate: iso(day),
      sellerName: [firm.name.toUpperCase(), brand],
      ...(way?.buyer ? { buyerName: way.buyer } : {}),
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'posto-nfce',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [2],
  photos: [0, 1],
  make,
}
