// An old trade bill as weaving mills still print it: a frame with four small boxes for invoice, bill, order number and due day whose captions
// stand above, an upright strip for the drawer's signature, sum in words with hyphens to the end, "sacado" and place of payment, an acceptance
// with a day left blank; the second is endorsed to a factoring house, the third is one of three and says the invoice's full sum beside its own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `body{font:9.6pt/1.3 'Courier Prime',monospace}.sheet{padding:8mm}.fr{border:2pt double #5b1a1a;height:100%;padding:4mm 5mm 4mm 22mm;position:relative;background:#fffdf4}label,.p{font:400 6.6pt/1.15 'URW Bookman',serif;color:#5b1a1a}.up{position:absolute;left:3mm;top:4mm;bottom:4mm;width:15mm;border:.8pt solid #5b1a1a;writing-mode:vertical-rl;transform:rotate(180deg);text-align:center;font:6.8pt/1.9 'URW Bookman';color:#5b1a1a}
  .h{display:flex;justify-content:space-between;align-items:flex-start}.nm{font:600 15pt/1.15 'URW Bookman';color:#5b1a1a;max-width:104mm}.h .p{font-size:7.4pt;line-height:1.4}.tt{font:600 12pt 'URW Bookman';color:#5b1a1a;text-align:right}.bx{display:flex;margin:3mm 0}.bx>div{flex:1;border:.8pt solid #5b1a1a;margin-left:-.8pt;padding:.6mm 1.5mm 1mm;min-height:10.5mm;text-align:center}.bx label{display:block;text-align:left}.ln{align-items:baseline;border-bottom:.5pt dotted #5b1a1a;padding:1mm 0 .7mm;display:flex;gap:2mm}.ext{border:.8pt solid #5b1a1a;background:#f6eedc;padding:1mm 2mm;margin:2.5mm 0;min-height:11mm}.end{display:grid;grid-template-columns:1fr 74mm;gap:8mm;margin-top:3mm}.sg{border-top:.6pt solid #000;margin-top:11mm;text-align:center}.st{right:6mm;top:66mm;border:1.4pt solid #1d3f8f;color:#1d3f8f;font:700 8pt/1.3 'Liberation Sans';padding:1.5mm 3mm;transform:rotate(-4deg)}`
const { amount, date } = writingOf('BR')
const UNITS =
  ' um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  )
const TENS = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
const HUNDREDS = ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(
  ',',
)
function below(number: number): string {
  if (number === 100) return 'cem'
  const rest = number % 100
  const low = rest < 20 ? [UNITS[rest]] : [TENS[Math.floor(rest / 10)], UNITS[rest % 10]]
  return [HUNDREDS[Math.floor(number / 100)], ...low].filter(Boolean).join(' e ')
}
function inWords(cents: number): string {
  const [reais, rest] = [Math.floor(cents / 100), cents % 100]
  const [thousands, ones] = [Math.floor(reais / 1000), reais % 1000]
  const joint = ones < 100 || ones % 100 === 0 ? ' e ' : ', '
  const whole = [thousands ? `${below(thousands)} mil`.replace(/^um mil/, 'mil') : '', below(ones)]
    .filter(Boolean)
    .join(joint)
  return `${whole} reais${rest ? ` e ${below(rest)} centavos` : ''}`
}

const TRADES = ['Tecidos', 'Malhas', 'Calçados'] as const
const box = ([label, value]: readonly [string, string]) => `<div><label>${label}</label>${value}</div>`
const line = (label: string, value: string) => `<div class="ln"><label>${label}</label><span>${value}</span></div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, factor] = [
    companyIn(names, TRADES[index] ?? ''),
    names.company(),
    companyIn(names, 'Fomento Mercantil'),
  ]
  const day = dayIn(random, 2021, 2026)
  const due = daysAfter(day, [45, 60, 30][index] ?? 30)
  const bill = random.code(['0#4##', '1#.#8#', '7##5'][index] ?? '')
  const order = `${bill}${['-A', '', '-2/3'][index]}`
  const share = random.whole(118_000, 1_460_000)
  const whole = index === 2 ? share * 3 : share
  const off = index === 0 ? Math.round(share * 0.02) : 0
  const terms = off
    ? `Desconto de R$ ${amount(off)} até ${date(daysAfter(due, -10))}`
    : 'Desconto de ____ % sobre R$ ________ até ___/___/___'
  const charged =
    index === 1
      ? `<div class="abs st" data-over>ENDOSSADO EM PRETO A<br>${factor.name.toUpperCase()}<br>CNPJ ${factor.vatId}<br>PAGAR SOMENTE AO CESSIONÁRIO</div>`
      : ''
  const boxes = [
    ['FATURA Nº', bill],
    ['VALOR DA FATURA R$', amount(whole)],
    ['DUPLICATA Nº DE ORDEM', `<b>${order}</b>`],
    ['VALOR DA DUPLICATA R$', `<b>${amount(share)}</b>`],
    ['VENCIMENTO', `<b>${date(due)}</b>`],
  ] as const
  const page = `<div class="fr"><div class="up">ASSINATURA DO EMITENTE<br>____________________________________________</div><div class="h"><div><div class="nm">${firm.name}</div><div class="p">Indústria e Comércio &nbsp;·&nbsp; Fundada em ${random.whole(1931, 1978)}<br>${firm.address.lines.join(' – ')}<br>Tel. ${firm.phone} – Fax ${firm.fax} – Caixa Postal ${random.whole(11, 480)}</div></div><div><div class="tt">DUPLICATA</div><div class="p r">CNPJ ${firm.vatId}<br>INSCR. EST. ${firm.taxNumber}<br>NIRE ${random.code('352########')}<br>Data da emissão<br><span style="font:9.6pt 'Courier Prime';color:#000">${date(day)}</span></div></div></div>
    <div class="bx">${each(boxes, box)}</div><div class="p" style="margin-bottom:2mm">${terms} &nbsp;&nbsp; Condições especiais: ${['após venc. juros de 1% a.m.', 'sem desconto', 'entrega parcelada, romaneio 2'][index]} &nbsp;&nbsp; Uso do banco: ${random.code('###-#')}</div>
    ${line('NOME DO SACADO', client.name.toUpperCase())}${line('ENDEREÇO', client.address.street)}${line('MUNICÍPIO / CEP', client.address.place)}${line('PRAÇA DE PAGAMENTO', index === 0 ? firm.address.town : client.address.town)}${line('CNPJ', `${client.vatId} &nbsp;&nbsp; <label>INSCR. EST.</label> ${client.taxNumber}`)}
    <div class="ext"><label>VALOR POR EXTENSO</label> ${inWords(share)} ${'-x'.repeat(12)}-</div><div class="p">Reconheço(emos) a exatidão desta DUPLICATA DE VENDA MERCANTIL, na importância acima, que pagarei(emos) à ${firm.name}, ou à sua ordem, na praça e vencimentos indicados. NF-e ${random.code('0##.###')} de ${date(day)}, pedido ${random.code('P-#####')} de ${date(daysAfter(day, -19))}, repr. ${names.person().full}.</div>
    <div class="end"><div class="p" style="padding-top:6mm">Em ____/____/________ &nbsp; (data do aceite)</div><div class="sg p">ASSINATURA DO SACADO</div></div>${charged}</div>`
  return {
    html: sheets(CSS, [page], { width: 216, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: [order, bill],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: fixed(share),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'duplicata-mercantil',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
