// A Portuguese nota de débito on a ruled form: interest for invoices paid late, each with its own number, days and sum, pallets that did not
// come back, a bank's charge; part of it is outside VAT, the claim belongs to a factoring bank, and labels stand above values in boxes.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.2pt/1.4 'Nimbus Sans','Liberation Sans',sans-serif;padding:12mm 14mm}.hd{display:flex;justify-content:space-between}.box{border:1pt solid #000}.k{display:block;font:6.8pt/1.2 'Liberation Sans Narrow';text-transform:uppercase}.g{width:100%;border:1pt solid #000}.g td,.g th{border:.6pt solid #000;padding:1.2mm 1.6mm;vertical-align:top}.g th{font:6.8pt/1.2 'Liberation Sans Narrow';text-transform:uppercase;text-align:left}.to{margin:10mm 0 8mm 88mm;padding:3mm 4mm;height:30mm}.ttl{background:#000;color:#fff;font:700 13pt 'Nimbus Sans';padding:1.4mm 3mm;letter-spacing:1mm}.low{left:14mm;right:14mm;bottom:11mm;font-size:7.6pt}.bl{margin-top:5.5mm}.cut{left:14mm;right:14mm;bottom:27mm;border-top:1pt dashed #000;padding-top:3mm}`
const { amount, date, number: figures } = writingOf('PT')
/** What stands on just this paper. */
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const box = (label: string, value: string, more = '') => `<td ${more}><span class="k">${label}</span>${value}</td>`

const logoOf = (text: string) =>
  textPicture([{ text, font: '700 9px URW Gothic', left: 1, base: 9, colour: '#124a8c' }], { width: 70, height: 12 })

/** Invoices that were paid late, and what that costs. */
function lateOf(random: Random, count: number, day: Parameters<typeof date>[0]) {
  return Array.from({ length: count }, (_, place) => {
    const [days, value] = [random.whole(19, 96), random.whole(180000, 990000)]
    const paid = daysAfter(day, -random.whole(6, 20) - place * 9)
    const cents = Math.round((value * days * 0.1015) / 365)
    return { doc: random.code('FT 24/0####'), due: daysAfter(paid, -days), paid, days, value, cents }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, client, factor] = [
    companyIn(names, 'Armazéns Frigoríficos'),
    companyIn(names, 'Conservas'),
    names.company(),
  ]
  const [nif, day] = [nifOf(random, '5'), dayIn(random, 2025)]
  const due = daysAfter(day, at(index, [15, 30, 10]))
  const number = random.code(at(index, ['ND 25/00##', 'ND A2025/1##', '25ND/###']))
  const late = lateOf(random, at(index, [4, 0, 2]), day)
  const count = random.whole(6, 48)
  const items = [
    {
      text: `Paletes EUR não devolvidas, ${count} un. a 11,50 € (guia ${random.code('GR 7###')})`,
      cents: count * 1150,
      rate: 23,
    },
    { text: 'Repaletização e etiquetagem, conforme relatório anexo', cents: random.whole(40, 160) * 100, rate: 23 },
    { text: 'Despesas de devolução de débito direto (banco)', cents: 1250, rate: 0 },
  ].slice(at(index, [2, 0, 1]))
  const interest = sum(late.map(({ cents }) => cents))
  const free = interest + sum(items.filter(({ rate }) => rate === 0).map(({ cents }) => cents))
  const base = sum(items.filter(({ rate }) => rate === 23).map(({ cents }) => cents))
  const tax = percent(base, 23)
  const isFactored = index === 1
  const iban = (isFactored ? factor : firm).bank.iban ?? ''
  const logo = logoOf(at(index, ['frigomar', 'frigomar', 'NEVE·PORTO']))
  const interestTable = `<div class="bl"><b>Juros de mora</b> – taxa supletiva comercial 10,15%</div><table class="g"><tr><th>Documento</th><th>Vencido em</th><th>Pago em</th><th class="r">Valor €</th><th class="r">Dias</th><th class="r">Juro €</th></tr>${each(late, (one) => `<tr><td>${one.doc}</td><td>${date(one.due)}</td><td>${date(one.paid)}</td><td class="r">${amount(one.value)}</td><td class="r">${figures(one.days)}</td><td class="r">${amount(one.cents)}</td></tr>`)}<tr><td colspan="5">Soma dos juros</td><td class="r">${amount(interest)}</td></tr></table>`
  const itemTable = `<div class="bl"><b>${late.length ? 'Outros débitos' : 'Debitamos a V. Exas.'}</b></div><table class="g"><tr><th>Descrição</th><th>IVA</th><th class="r">Importância €</th></tr>${each(items, (one) => `<tr><td>${one.text}</td><td>${one.rate ? '23%' : 'M99 a)'}</td><td class="r">${amount(one.cents)}</td></tr>`)}</table>`
  const pay = isFactored
    ? `<b>Crédito cedido.</b> Os valores deste documento foram cedidos a ${factor.bank.name} – Factoring, contrato ${random.code('F-0####')}; só o pagamento na conta IBAN ${inFours(iban)} é liberatório.`
    : `Pagável por transferência para ${inFours(iban)} ${index === 0 ? `ou em Multibanco: entidade ${random.code('2####')}, referência ${random.code('### ### ###')}, montante ${amount(free + base + tax)}.` : 'ou por cheque.'}`
  const slip = `<tr>${box('Documento', `N/ débito ${number.split('/')[1]}`)}${box('Cliente', client.short)}${box('Cheque n.º / banco', '')}${box('Valor pago €', '')}${box('Até', date(due, 'short'))}</tr>`
  const page = `<div class="hd"><div>${logo}${firm.name}<br>${firm.address.lines.join('<br>')}</div><div class="r">Contribuinte ${nif}<br>Tel. ${firm.phone}<br>${firm.email}</div></div><div class="box to"><span class="k">Entidade debitada</span>${client.name}<br>${client.address.lines.join('<br>')}</div><div class="ttl">NOTA DE DÉBITO</div>
<table class="g"><tr>${box('Número', number)}${box('Data', date(day))}${box('Data limite', date(due))}${box('Conta n.º', random.code('2111#####'))}${box('V/ n.º contribuinte', nifOf(random, '5'))}${box('Contrato', random.code('ARM/1##'))}</tr></table>${late.length ? interestTable : ''}${itemTable}
<table class="g bl"><tr>${box('Não sujeito / isento €', amount(free))}${box('Incidência 23% €', amount(base))}${box('Total sem IVA €', amount(free + base))}${box('IVA €', amount(tax))}${box('Total a débito €', `<b>${amount(free + base + tax)}</b>`)}</tr></table><p class="bl">${pay}</p><p>Motivo M99 a): não sujeito, art. 16.º n.º 6 alínea a) do CIVA. Reclamações no prazo de 8 dias; indicar o n.º deste documento.</p>
<div class="abs cut">✂ &nbsp;Talão a devolver com o meio de pagamento<table class="g">${slip}</table></div>
<div class="abs low box" style="padding:1.6mm 3mm">ATCUD: ${random.code('JN@#@8@#')}-${number.split('/')[1]} &nbsp; ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('1##')}/AT &nbsp; ${firm.register}<br>Emitido por ${names.person().full}, contas correntes, impresso em ${date(daysAfter(day, 1))}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fileName: `${number.replace(/\W/g, '_')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('ND ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: nif,
      iban,
      ...totals(free + base, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'nota-debito-juros',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
