// A physiotherapy clinic's fatura-recibo on half a sheet across: exempt, so that net and gross are one sum, the patient is not always who pays,
// an insurer bears a share, sessions have days of their own, and the health authority's, the policy's and the prescription's numbers crowd in.
import { nifOf } from '../../documents/names/identifiers.ts'
import { type Company, daysAfter, type Person } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.4 'Carlito',sans-serif;display:grid;grid-template-columns:58mm 1fr}.side{background:#f3efe6;padding:9mm 6mm;height:148mm;position:relative}.side b{font:600 19pt/1.05 'Dosis';color:#b4532a;display:block;margin-bottom:4mm}.main{padding:9mm 11mm 0 8mm}.ttl{font:600 14pt 'Dosis';color:#b4532a}table{width:100%}.g{margin:3mm 0}.g th{font-weight:400;color:#777;text-align:left;border-bottom:.8pt solid #b4532a;padding:.4mm 1mm}.g td{padding:.7mm 1mm;border-bottom:.3pt solid #ddd}.e td{padding:.4mm 1mm}.e .b td{font-weight:700;font-size:11pt}.q{position:absolute;left:6mm;bottom:6mm;font-size:6.6pt;line-height:1.25;width:46mm}dl{margin:0;display:grid;grid-template-columns:32mm 1fr;row-gap:.3mm}dt{color:#777}dd{margin:0}`
const { amount, date } = writingOf('PT')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T

const ACTS = [
  ['60150', 'Sessão de fisioterapia – ombro', 2800],
  ['60311', 'Terapia manual, 45 min', 3500],
  ['60027', 'Avaliação inicial pelo fisiatra', 4500],
] as const
const TITLES = ['Fatura-Recibo', 'Fatura/Recibo nº', 'Fatura-recibo']

function actsOf(random: Random, index: number, last: Parameters<typeof date>[0]) {
  const count = at(index, [5, 6, 8])
  return Array.from({ length: count }, (_, place) => {
    const isFirst = place === 0 && index !== 0
    const [code, name, price] = at(isFirst ? 2 : index % 2, ACTS)
    const share = at(index, [0, Math.round(price * 0.6), 0])
    return { day: daysAfter(last, (place + 1 - count) * 7), code, name, price, share, by: random.pick(['AM', 'RS']) }
  })
}

interface Parties {
  readonly patient: Person
  readonly parent: Person
  readonly insurer: Company
}

/** What the patient is called here, and who pays; one line each. */
function peopleOf(random: Random, index: number, { patient, parent, insurer }: Parties): string {
  const line = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
  const [card, claim] = [random.code('7## ### ###'), random.code('AT 24/#####')]
  const payer = at(index, [
    line('NIF', nifOf(random, '2')),
    `${line('Faturado a', `${parent.full} (${parent.salutation === 'Sr.' ? 'pai' : 'mãe'})`)}${line('Contribuinte', nifOf(random, '2'))}${line('Cartão saúde', card)}`,
    `${line('Entidade pagadora', insurer.name)}${line('', insurer.address.lines.join(', '))}${line('Contribuinte', nifOf(random, '5'))}${line('Sinistro / apólice', `${claim} / ${card}`)}`,
  ])
  return `${line('Utente', patient.full)}${line('N.º utente / processo', `${random.code('### ### ###')} / ${random.code('4###')}`)}${payer}${line('Prescrição', random.code('P-2#####'))}`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, patient, parent] = [companyIn(names, 'Fisioterapia'), names.person(), names.person()]
  const insurer = companyIn(names, 'Seguros')
  const [brand, nif, day] = [
    at(index, ['corpo em ordem', 'Clínica Passo Certo', 'corpo em ordem']),
    nifOf(random, '5'),
    dayIn(random, 2024, 2026),
  ]
  const number = random.code(at(index, [`FR ${day.year}/1##`, 'FRPC/3###', `FR S${day.year}/##8`]))
  const acts = actsOf(random, index, day)
  const [all, borne] = [sum(acts.map(({ price }) => price)), sum(acts.map(({ share }) => share))]
  const off = at(index, [at(0, acts).price, 0, 0])
  const total = all - borne - off
  const buyer = at(index, [patient.full, parent.full, insurer.name])
  const people = peopleOf(random, index, { patient, parent, insurer })
  const row = (label: string, cents: number, look = '') =>
    `<tr class="${look}"><td>${label}</td><td class="r">${amount(cents)}</td></tr>`
  const bits = at(index, [
    row('Valor dos atos', all) + row('Oferta 5.ª sessão (pack)', -off),
    row('Valor dos atos', all) + row(`A cargo de ${insurer.short} (60%)`, -borne),
    '',
  ])
  const end = `<table class="e">${bits}${row('Base isenta (art. 9.º, n.º 1 do CIVA)', total)}${row('IVA', 0)}${row(at(index, ['Total pago €', 'Total a cargo do cliente €', 'Total recebido €']), total, 'b')}</table>`
  const paid = at(index, [
    'Recebido por Multibanco nesta data. Deduzível em IRS como despesa de saúde.',
    'Recebido em numerário.',
    `Recebido por transferência em ${date(daysAfter(day, -1))}, V/ ordem ${random.code('88####')}.`,
  ])
  const page = `<div class="side"><b>${brand}</b>${firm.name}<br>${firm.address.lines.join('<br>')}<br>NIPC ${nif}<br>Tel. ${firm.phone}<br><span style="font-size:6.8pt">(chamada para a rede fixa nacional)</span><br>ERS E${random.code('1#####')} · Lic. ${random.code('12###/20##').replace(/20\d\d/, '2017')}<br>Dir. clínica ${names.person().full}<div class="q">${squareCode(random, 22, 41)}<br>ATCUD: ${random.code('JFR@#8@#')}-${number.split('/')[1]}<br>${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('7##')}/AT</div></div>
<div class="main"><table><tr><td class="ttl">${at(index, TITLES)} ${number}</td><td class="r">${at(index, ['Original', '2.ª via', 'Original'])} · ${date(day, at(index, ['figures', 'long', 'dashed']))}</td></tr></table><dl>${people}</dl><table class="g"><tr><th>Data</th><th>Código</th><th>Ato</th><th>Prof.</th><th class="r">Preço</th>${borne ? '<th class="r">Seguro</th>' : ''}</tr>${each(acts, (one) => `<tr><td>${date(one.day, 'short')}</td><td>${one.code}</td><td>${one.name}</td><td>${one.by}</td><td class="r">${amount(one.price)}</td>${borne ? `<td class="r">${amount(one.share)}</td>` : ''}</tr>`)}</table>${end}<p style="margin-top:2mm">${paid}</p></div>`
  return {
    html: sheets(CSS, [page], { width: 210, height: 148 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace('FR ', '')],
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      buyerName: buyer,
      sellerVatId: nif,
      netTotal: fixed(total),
      taxTotal: '0.00',
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fisioterapia-sessoes',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
