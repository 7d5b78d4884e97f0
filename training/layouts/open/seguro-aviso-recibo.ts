// A Portuguese insurer's premium notice: "aviso-recibo" with a number beside policy, branch, mediator and claim line, the premium's parts
// (commercial premium, charges, stamp duty, emergency fee) in a strip, a cash machine's reference in a box, the policy holder not the insured.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.42 'Open Sans','Liberation Sans';color:#1b1b1b}.band{left:0;right:0;top:0;height:24mm;background:linear-gradient(90deg,var(--c) 64%,#fff 64%)}.band b{position:absolute;left:18mm;top:7mm;font:700 19pt 'Open Sans','Liberation Sans';color:#fff}.band span{position:absolute;right:14mm;top:8mm;font-size:10pt;text-align:right;line-height:1.3}.to{left:108mm;top:40mm;font-size:10pt}.fig{left:18mm;top:36mm;width:78mm}.fig td{padding:.5mm 3mm .5mm 0;border-bottom:.3pt solid #bbb}.fig td:first-child{color:#666;font-size:7.6pt}.w{left:18mm;right:14mm;top:96mm}.g{width:100%;margin:3mm 0}.g th{font-weight:600;font-size:7.4pt;text-align:right;color:var(--c);padding:1mm;border-bottom:1pt solid var(--c)}.g td{text-align:right;padding:1.6mm 1mm;border-bottom:1pt solid var(--c)}.g th:last-child,.g td:last-child{font-weight:700;background:#f2f2f2}.mb{display:grid;grid-template-columns:62mm 1fr;gap:8mm;margin-top:7mm}.mb div:first-child{border:1.2pt solid #234d9c;border-radius:2mm;padding:3mm 4mm}.mb b{font-size:10pt}.mb td{padding:.3mm 4mm .3mm 0}.foot{left:18mm;right:14mm;bottom:8mm;font-size:6.4pt;color:#666;line-height:1.5}`

const INSURERS = [
  {
    logo: 'Ancoral',
    name: 'Ancoral Seguros, S.A.',
    c: '#9c1f3b',
    no: '7########',
    kind: 'Automóvel',
    label: 'Aviso-recibo n.º',
    title: 'AVISO DE PAGAMENTO',
  },
  {
    logo: 'Mútua dos Moinhos',
    name: 'Mútua dos Moinhos, Companhia de Seguros, CRL',
    c: '#1b6b57',
    no: 'R 26/######',
    kind: 'Multirriscos Habitação',
    label: 'Recibo',
    title: 'AVISO-RECIBO',
  },
  {
    logo: 'velaris',
    name: 'Velaris Portugal – Companhia de Seguros S.A.',
    c: '#334a8a',
    no: '003#######',
    kind: 'Acidentes de Trabalho',
    label: 'N.º do recibo',
    title: 'AVISO-RECIBO DE PRÉMIO',
  },
] as const
const { amount, date } = writingOf('PT')

/** What a premium is made of; stamp duty at 9 per cent comes on the commercial premium with its charges. */
function partsOf(premium: number, index: number): [string, number][] {
  const charges = 350
  return [
    ['Prémio comercial', premium],
    ['Encargos', charges],
    ['Imposto de selo', percent(premium + charges, index === 2 ? 5 : 9)],
    [index === 0 ? 'FGA' : 'ANEPC', percent(premium, 2.5)],
    ['INEM', percent(premium, 2.5)],
  ]
}

export const layout: Layout = {
  name: 'seguro-aviso-recibo',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'insurance'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const firm = INSURERS[index] ?? INSURERS[0]
    const [own, person, home, client] = [names.company(), names.person(), names.address(), names.company()]
    const day = dayIn(random, 2026)
    const due = daysAfter(day, 30)
    const number = random.code(firm.no)
    const parts = partsOf(random.whole(9_000, 64_000), index)
    const total = sum(parts.map(([, cents]) => cents))
    const buyer = index === 2 ? client.name : `${person.first} ${person.last}`
    const nipc = own.vatId.replace(/\D/g, '')
    const facts = [
      [firm.label, number],
      ['Apólice n.º', random.code('0045.10.######')],
      ['Ramo', firm.kind],
      ['Data de emissão', date(day)],
      ['Período do recibo', `${date(due)} a ${date(daysAfter(due, 364))}`],
      ['Data limite de pagamento', date(due)],
      ['Mediador', `${names.person().last} & Filhos, Mediação`],
      ['NIF do tomador', index === 2 ? client.vatId.replace(/\D/g, '') : random.code('2########')],
    ]
    const object = [
      `Veículo ${random.code('@@-##-@@')}, ligeiro de passageiros`,
      `Local do risco: ${names.address().street}`,
      `${random.whole(4, 28)} pessoas seguras, salários declarados`,
    ][index]
    const html = `<div class="abs band"><b>${firm.logo}</b><span>${firm.title}<br>Original</span></div><div class="abs to">Exmo.(a) Sr.(a)<br>${buyer}<br>${home.lines.join('<br>')}</div><div class="abs fig"><table>${each(facts, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div><div class="abs w"><p>Estimado(a) Cliente,</p><p>Aproxima-se a data de vencimento do seu seguro. ${object}.</p><table class="g"><tr>${each(parts, ([name]) => `<th>${name}</th>`)}<th>Total a pagar</th></tr><tr>${each(parts, ([, cents]) => `<td>${amount(cents)}</td>`)}<td>${amount(total)} €</td></tr></table><p>A falta de pagamento até à data indicada determina a não renovação do contrato (Decreto-Lei n.º 72/2008, art. 61.º).</p><div class="mb"><div><b>Pagamento por Multibanco</b><table><tr><td>Entidade</td><td>${random.code('2####')}</td></tr><tr><td>Referência</td><td>${random.code('### ### ###')}</td></tr><tr><td>Montante</td><td>${amount(total)} €</td></tr></table></div><div>Pode também pagar por transferência para o IBAN ${inFours(own.bank.iban ?? '')}, indicando o número do recibo, ou no seu mediador. Este documento só serve de recibo depois de boa cobrança.<br><br>Apoio ao cliente ${own.phone}, dias úteis das 8h30 às 19h. Em caso de sinistro ligue ${names.phone()}.</div></div></div>
<div class="abs foot">${firm.name} · Sede: ${own.address.lines.join(', ')} · Capital social ${index === 1 ? 'variável, mínimo 7.500.000 €' : '37.500.000 €'} · Pessoa coletiva n.º ${nipc}, matriculada na Conservatória do Registo Comercial sob o mesmo número. Operação isenta de IVA nos termos do art. 9.º, n.º 28 do CIVA.</div>`
    return {
      html: sheets(`.sheet{--c:${firm.c}}${CSS}`, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [firm.name, firm.logo],
        buyerName: buyer,
        sellerVatId: nipc,
        iban: own.bank.iban ?? '',
        grossTotal: fixed(total),
        currency: 'EUR',
      },
    }
  },
}
