// A tyre shop's till slip from Portugal: the brand alone at the head, the legal name and its NIF only at the foot, plate and kilometres
// beside the numbers of till, job and card terminal, a fee for old tyres in each row, a customer's NIF without a name.
import { nifOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  percent,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const TYRES: readonly Ware[] = [
  ['195/65 R15 91H RODOVAL VERAO', '', 5290, 7890, 2],
  ['205/55 R16 94V TRILHAR 4EST', '', 6990, 9890, 2],
  ['VALVULA BORRACHA TR413', '', 250, 350, 4],
]
const WORK: readonly Ware[] = [
  ['REPARAR FURO C/ TACO', '', 1000, 1500, 1],
  ['EQUILIBRAR RODA LIGEIRO', '', 400, 600, 4],
  ['ALINHAR DIRECAO 2 EIXOS', '', 2990, 3990, 1],
]
const CSS = `body{font:8.6pt/1.3 'DejaVu Sans Mono',monospace}.sheet{padding:5mm 4mm}.b{font:900 22pt/1 'Lato';letter-spacing:1mm;font-style:italic}table{width:100%;margin:1mm 0}td{padding:0;vertical-align:top}.d{border-top:1px dashed #000;margin:1.6mm 0}.t td{font-size:13pt;font-weight:700}.s{font-size:7pt}.s td{font-size:7pt}`
const { amount, date, number: figures } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const firm = companyIn(names, 'Pneus e Acessórios')
  const [brand, nif, day] = [['PNEUMARÉ', 'RODA VIVA'][index] ?? '', nifOf(random, '5'), dayIn(random, 2025, 2026)]
  const number = random.code(index === 0 ? 'FS 02/1####' : 'FS RV2/###8')
  const rows = positionsOf(random, index === 0 ? TYRES : [...WORK, ['ESCOVA LIMPA VIDROS 55CM', '', 690, 1190, 2]], 3)
  const all = sum(rows.map(({ total }) => total))
  const off = index === 0 ? percent(all, 5) : 0
  const gross = all - off
  const tax = taxWithin(gross, 23)
  const line = (label: string, value: string, look = '') =>
    `<tr class="${look}"><td>${label}</td><td class="r">${value}</td></tr>`
  const car = random.code(index === 0 ? '@@-##-@@' : '##-@@-##')
  const given = (Math.floor(gross / 1000) + 1) * 1000
  const paid =
    index === 0
      ? `${line('MULTIBANCO', amount(gross))}</table><div class="d"></div><div class="s">TPA 00${random.code('45####')} &nbsp;PER ${random.code('1##')} TRN ${random.code('0##')}<br>CARTAO ************${random.code('####')} DEBITO<br>AUT ${random.code('######')} &nbsp;${date(day, 'short')} ${random.code('11:2#:4#')}<br>COMPRA ${amount(gross)} EUR - PIN VERIFICADO</div>`
      : `${line('ENTREGUE', amount(given))}${line('TROCO', amount(given - gross))}</table>`
  const head = `<div class="c"><span class="b">${brand}</span><br>${index === 0 ? 'PNEUS * ALINHAMENTOS * BATERIAS' : 'VULCANIZADORA - ASSISTENCIA RAPIDA'}</div><p></p>`
  const page = `${head}FATURA SIMPLIFICADA &nbsp;ORIGINAL<br>${number}<table>${line(`${date(day, index === 0 ? 'dashed' : 'figures')} ${random.code('11:2#')}`, `CX 2 &nbsp;OP ${names.person().first.toUpperCase()}`)}${line(`F.OBRA ${random.code('7####')}`, `MAT ${car}`)}${line(`KM ${random.whole(48, 219)}.${random.code('###')}`, index === 0 ? `NIF ${nifOf(random, '2')}` : 'CONSUMIDOR FINAL')}</table><div class="d"></div>
<table>${each(rows, (one) => `<tr><td colspan="2">${one.name}</td></tr>${line(`&nbsp; ${figures(one.quantity)} x ${amount(one.price)} (23%)`, amount(one.total))}`)}</table><div class="d"></div><table>${off ? line('SUBTOTAL', amount(all)) + line('DESC. CARTAO CLIENTE 5%', `-${amount(off)}`) : ''}${line('TOTAL EUR', amount(gross), 't')}${paid}<div class="d"></div>
<table class="s"><tr><td>TAXA</td><td class="r">BASE</td><td class="r">IVA</td><td class="r">C/ IVA</td></tr><tr><td>23,00</td><td class="r">${amount(gross - tax)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(gross)}</td></tr></table>${index === 0 ? `<div class="s">VALOR INCLUI ECOVALOR ${amount(103)} POR PNEU LIGEIRO. REAPERTE AS RODAS AOS 50 KM.</div>` : '<div class="s">GARANTIA DA REPARACAO: 30 DIAS COM ESTE TALAO.</div>'}
<div class="c" style="margin-top:2mm">${squareCode(random, 24, 41)}<div class="s">ATCUD:${random.code('JF#@@#7@')}-${number.split('/')[1]}<br>${random.code('x@#r')}-Processado por programa certificado nº ${random.code('1##8')}/AT</div></div><div class="d"></div><div class="c s">${firm.name}<br>${firm.address.lines.join('<br>')}<br>CONTRIBUINTE Nº ${nif}<br>TEL ${firm.phone} - OBRIGADO E BOA VIAGEM</div>`
  return {
    html: sheets(CSS, [page], { width: 80, height: index === 0 ? 188 : 163 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FS ', '')],
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      sellerVatId: nif,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'vulcanizadora-talao',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [0],
  photos: [0, 1],
  make,
}
