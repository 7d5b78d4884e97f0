// A Portuguese dental clinic's fatura-recibo: exempt from VAT, a column for the insurer's share and one for the patient's, a tooth's number
// in each row, the patient is a child of who pays, clinic's brand and company apart, times and a clerk's name, means of payment below.
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.4 'Lato','Liberation Sans';padding:11mm 15mm}.h{display:grid;grid-template-columns:1fr 1fr}.h b{font:300 21pt/1.2 'Lato','Liberation Sans';color:#1597a5}.h .f{font-size:7.6pt;text-align:right;line-height:1.45}.ti{background:#1597a5;color:#fff;padding:1.6mm 3mm;margin:8mm 0 3mm;display:flex;justify-content:space-between;font:700 11pt 'Lato','Liberation Sans'}.three{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:5mm}.three small{display:block;color:#1597a5;font-size:7pt}.g{width:100%;margin-top:6mm}.g th{font-weight:700;font-size:7.4pt;text-align:left;border-bottom:.8pt solid #1597a5;padding:.8mm 1mm}.g td{padding:1mm;border-bottom:.3pt solid #cfe6e8}.b{display:grid;grid-template-columns:30mm 1fr 66mm;gap:5mm;margin-top:6mm;font-size:8pt}.b td{padding:.5mm 0}.b table{width:100%}.b .z td{font-weight:700;font-size:10.4pt;border-top:.8pt solid #1597a5}.foot{left:15mm;right:15mm;bottom:9mm;font-size:6.8pt;color:#555;text-align:center}`

const CLINICS = [
  {
    brand: 'sorriso da azenha',
    firm: 'Clínica Dentária Sorriso da Azenha, Lda.',
    series: 'FR 2026/1###',
    title: 'Fatura-Recibo',
  },
  {
    brand: 'Dr. Abel Quintanilha',
    firm: 'Abel Quintanilha – Medicina Dentária, Unipessoal Lda',
    series: 'FR A26/##',
    title: 'Fatura/Recibo n.º',
  },
  { brand: 'Dentuária', firm: 'Dentuária Clínicas, S.A.', series: 'FT CL3/####', title: 'Fatura' },
] as const
const ACTS = [
  ['A1.05', 'Consulta de medicina dentária', '', 4_000],
  ['A2.11', 'Destartarização bimaxilar', '', 5_500],
  ['B3.02', 'Restauração em compósito, 2 faces', '36', 6_500],
  ['B4.07', 'Endodontia, dente com 2 canais', '24', 14_000],
  ['D1.01', 'Radiografia panorâmica', '', 3_000],
  ['C2.03', 'Exodontia simples', '48', 4_800],
  ['E1.10', 'Coroa cerâmica sobre zircónia', '11', 42_000],
] as const
const { amount, date } = writingOf('PT')

export const layout: Layout = {
  name: 'clinica-dentaria',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'receipt'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const clinic = CLINICS[index] ?? CLINICS[0]
    const [own, payer, child, home, day] = [
      names.company(),
      names.person(),
      names.person(),
      names.address(),
      dayIn(random, 2026),
    ]
    const number = random.code(clinic.series)
    const rows = random.sample(ACTS, 3 + (index % 2)).map(([code, text, tooth, cents]) => ({
      code,
      text,
      tooth,
      cents,
      share: index === 2 ? 0 : Math.round(cents / 400) * 100,
    }))
    const gross = sum(rows.map(({ cents }) => cents))
    const shared = sum(rows.map(({ share }) => share))
    const total = gross - shared
    const [buyer, nif] = [`${payer.first} ${payer.last}`, own.vatId.replace(/\D/g, '')]
    const patient = index === 1 ? `${child.first} ${payer.last}` : buyer
    const boxes = [
      ['Cliente', `${buyer}<br>${home.lines.join('<br>')}<br>NIF ${random.code('2########')}`],
      ['Paciente', `${patient}<br>Processo ${random.code('####')}<br>Médico: ${names.person().full}`],
      [
        'Data',
        `${date(day)} ${random.whole(9, 18)}:${random.code('2#')}<br>Tratamento em ${date(daysAfter(day, index === 2 ? -4 : 0))}<br>Operador: ${names.person().first}`,
      ],
    ]
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const html = `<div class="h"><b>${clinic.brand}</b><div class="f">${clinic.firm}<br>${own.address.lines.join(', ')}<br>Contribuinte ${nif} · Tel. ${own.phone}<br>Registo ERS ${random.code('1####')}</div></div><div class="ti"><span>${clinic.title} ${number}</span><span>Original</span></div><div class="three">${each(boxes, ([name, text]) => `<div><small>${name}</small>${text}</div>`)}</div><table class="g"><tr><th>Código</th><th>Ato clínico</th><th>Dente</th><th class="r">Valor</th><th class="r">IVA</th><th class="r">Seguro</th><th class="r">A cargo do cliente</th></tr>${each(rows, (row) => `<tr><td>${row.code}</td><td>${row.text}</td><td>${row.tooth}</td><td class="r">${amount(row.cents)}</td><td class="r">0% (1)</td><td class="r">${amount(row.share)}</td><td class="r">${amount(row.cents - row.share)}</td></tr>`)}</table><div class="b"><div>${squareCode(random, 28)}</div><div>(1) Isento nos termos do art. 9.º do CIVA (M07)<br>ATCUD:${random.code('@@#@@#@@')}-${random.code('####')}<br>${random.code('@@#@')}-Processado por programa certificado n.º ${random.code('0###/AT')}</div><table>${line('Soma', gross)}${shared > 0 ? line('Comparticipação do seguro', -shared) : ''}${line('IVA', 0)}${line('Total', total, 'z')}${index === 2 ? '' : line(['Multibanco', 'MB WAY'][index] ?? '', total)}</table></div>
<div class="abs foot">${clinic.firm} · ${own.register} · ${index === 2 ? `Pagamento a 30 dias por transferência, IBAN ${own.bank.iban}` : 'Conserve este documento para efeitos de IRS'}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: [clinic.firm, clinic.brand],
        buyerName: buyer,
        sellerVatId: nif,
        ...(index === 2 ? { iban: own.bank.iban ?? '' } : {}),
        netTotal: shared > 0 ? [fixed(total), fixed(gross)] : fixed(total),
        taxTotal: '0.00',
        grossTotal: shared > 0 ? [fixed(total), fixed(gross)] : fixed(total),
        currency: 'EUR',
      },
    }
  },
}
