// A Brazilian town's service invoice (NFS-e) with the town on the right and the seller's own logo on the left: receiver above the provider, labels above
// values in grey, ISS held back by the receiver, so that "Valor líquido" is less than "Valor dos serviços", RPS with a number and day of its own.
import { daysAfter } from '../../documents/names/names.ts'
import type { Company } from '../../documents/names/types.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CASES = [
  {
    trade: 'Dedetizadora',
    what: 'Controle de pragas urbanas e limpeza de 4 caixas d’água, contrato CT-118, OS 4471 e OS 4472.',
    code: '07.13 – Dedetização, desinfecção, desinsetização',
    rate: 3,
    isHeld: true,
  },
  {
    trade: 'Psicologia',
    what: 'Sessões de psicoterapia individual realizadas no mês (4 sessões, dias 2, 9, 16 e 23). Recibo parcial n. 31 substituído por esta nota.',
    code: '04.16 – Psicologia',
    rate: 2,
    isHeld: false,
  },
] as const
const CSS = `.sheet{font:8.8pt/1.4 'Open Sans',sans-serif;padding:11mm 13mm}.h{display:grid;grid-template-columns:32mm 1fr 40mm;gap:5mm;align-items:center;border-bottom:1.2pt solid #2d6a4f;padding-bottom:3mm}.lg{width:30mm;height:18mm;border-radius:9mm;background:linear-gradient(120deg,#95d5b2,#2d6a4f)}.h .m{font-size:9.6pt;line-height:1.35}small{display:block;color:#777;font-size:6.8pt}.row{display:flex;gap:4mm;margin:1.6mm 0}.row div{flex:1}h2{font:700 9pt 'Open Sans';color:#2d6a4f;margin:5mm 0 0;border-bottom:.5pt solid #b7e4c7}.tx{min-height:38mm;padding:2mm 0}.v{display:grid;grid-template-columns:repeat(5,1fr);border:.5pt solid #999;margin-top:4mm}.v div{padding:1mm 2mm;border-right:.4pt solid #999}.v div:last-child{border:0}.f{margin-top:5mm;font-size:7.4pt;color:#444}`
const { amount, date } = writingOf('BR')

const cell = (label: string, text: string, of = '') => `<div class="${of}"><small>${label}</small>${text}</div>`

const block = (title: string, name: string, id: string, { address, phone }: Pick<Company, 'address' | 'phone'>) =>
  `<h2>${title}</h2><div class="row">${cell('Nome / Razão social', `<b>${name}</b>`)}${cell('CPF / CNPJ', id)}${cell('Telefone', phone)}</div><div class="row">${cell('Endereço', address.street)}${cell('Município / CEP', `${address.town} – ${address.postcode}`)}</div>`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const names = namesIn('BR', random)
  const [firm, client, day] = [companyIn(names, one.trade), names.company(), dayIn(random, 2024, 2026)]
  const [person, number] = [names.person(), random.code(`${day.year}000000##4##`.slice(0, 15))]
  const isPrivate = index === 1
  const buyer = isPrivate ? person.full : client.name
  const buyerId = isPrivate ? random.code('***.###.###-**') : client.vatId
  const gross = random.whole(45, 380) * 1000
  const tax = percent(gross, one.rate)
  const net = one.isHeld ? gross - tax : gross
  const clock = `${random.whole(8, 19)}:${random.code('1#:4#')}`
  const values = [
    ['Valor dos serviços (R$)', amount(gross)],
    ['Deduções (R$)', '0,00'],
    ['Base de cálculo (R$)', amount(gross)],
    [`Alíquota ${one.rate},00 % – ISS (R$)`, amount(tax)],
    ['Valor líquido (R$)', `<b>${amount(net)}</b>`],
  ] as const
  const due = daysAfter(day, 15)
  const html = `<div class="h"><div class="lg"></div><div class="m"><b>Prefeitura de ${firm.address.town}</b><br>Secretaria de Finanças – Diretoria de Tributos<br>NOTA FISCAL ELETRÔNICA DE SERVIÇOS – NFS-e</div><div>${squareCode(random, 24, 33)}</div></div>
<div class="row">${cell('Número da NFS-e', `<b>${number}</b>`)}${cell('Emitida em', `${date(day)} às ${clock}`)}${cell('Competência', date({ ...day, day: 1 }).slice(3))}${cell('Código de verificação', random.code('@#@#-@@##-#@@#'))}</div><div class="row">${cell('RPS nº / série', random.code('####/U'))}${cell('Data do RPS', date(daysAfter(day, -1)))}${cell('NFS-e substituída', '')}${cell('Local da prestação', client.address.town)}</div>
${block('Tomador do serviço', buyer, buyerId, client)}${block('Prestador do serviço', firm.name, firm.vatId, firm)}<h2>Discriminação</h2><div class="tx">${one.what}<br><br>${isPrivate ? 'Pago via Pix.' : `Vencimento em ${date(due)} via boleto.`}<br>Valor aproximado dos tributos R$ ${amount(percent(gross, 13.45))} (13,45 %).</div><h2>Atividade</h2>${one.code}
<div class="v">${each(values, ([label, text]) => cell(label, text))}</div><div class="row">${cell('ISS retido', one.isHeld ? `Sim – R$ ${amount(tax)}` : 'Não')}${cell('Regime', one.isHeld ? 'Lucro presumido' : 'Simples Nacional')}${cell('Inscrição municipal', random.code('####.##-#'))}</div><div class="f">Recebi(emos) os serviços constantes desta nota. Data ____/____/______ &nbsp; Assinatura ______________________<br>Consulte a autenticidade em nfse.${firm.address.town.toLowerCase().replace(/[^a-z]/g, '')}.example</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `NFS-e ${number}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(isPrivate ? {} : { dueDate: iso(due) }),
      sellerName: firm.name,
      sellerVatId: firm.vatId,
      buyerName: buyer,
      grossTotal: one.isHeld ? [fixed(gross), fixed(net)] : fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'nfse-retencao-condominio',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make,
}
