// A Brazilian health plan's monthly bill to a firm: members with masked CPF, plan and age band in a table of small print over one or two
// pages, shares of costs, taxes withheld so that less is to be paid than the bill's total, a bank slip's line at the foot of the first page.
import { daysAfter } from '../../documents/names/names.ts'
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.4 'Open Sans','Liberation Sans';padding:10mm 13mm}.h{display:grid;grid-template-columns:1fr auto;border-bottom:1.6pt solid var(--c);padding-bottom:2mm}.h b{font:700 16pt/1.2 'Open Sans','Liberation Sans';color:var(--c)}.h small{display:block;font-size:6.8pt;color:#555}.h .n{text-align:right;font-size:10pt}.cl{display:grid;grid-template-columns:1.3fr 1fr;gap:6mm;margin:4mm 0}.cl td{padding:.2mm 3mm .2mm 0}.g{width:100%;font-size:7.2pt}.g th{background:var(--c);color:#fff;text-align:left;font-weight:600;padding:.7mm 1.2mm}.g td{padding:.45mm 1.2mm;border-bottom:.3pt solid #ddd}.s{width:86mm;margin:3mm 0 0 auto}.s td{padding:.4mm 1.2mm}.s .b td{font-weight:700;border-top:.8pt solid var(--c)}.bo{left:13mm;right:13mm;bottom:9mm;border-top:.6pt dashed #555;padding-top:3mm;font-size:7.6pt}.bo .l{font:700 10.5pt 'Liberation Sans';text-align:right}.bo table{width:100%;margin:1mm 0 2mm}.bo td{border:.5pt solid #333;padding:.6mm 1.4mm}.bo small{display:block;font-size:5.8pt}`

const PLANS = [
  { name: 'Vale do Ipê Cooperativa de Trabalho Médico', c: '#00734d', no: '000###.###', label: 'Fatura nº', staff: 14 },
  { name: 'Saúde Aroeira Operadora de Planos S.A.', c: '#8b1e5d', no: '2026/0#####', label: 'FATURA', staff: 52 },
  { name: 'Assistência Médica Jacarandá Ltda', c: '#1f5aa6', no: '######-7', label: 'Nota de cobrança', staff: 8 },
] as const
const { amount, date } = writingOf('BR', '.')
const money = (cents: number) => `R$ ${amount(cents)}`

function membersOf(random: Parameters<Layout['make']>[0], names: ReturnType<typeof namesIn>, count: number) {
  return Array.from({ length: count }, () => {
    const { first, last } = names.person()
    const cents = random.whole(19_000, 92_000)
    return {
      name: `${first} ${last}`.toUpperCase(),
      cpf: random.code('***.###.###-**'),
      band: random.pick(['19-23', '24-28', '34-38', '44-48', '59+']),
      kind: random.pick(['TITULAR', 'DEPENDENTE']),
      cents,
    }
  })
}

export const layout: Layout = {
  name: 'plano-saude-empresa',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'insurance'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('BR', random)
    const plan = PLANS[index] ?? PLANS[0]
    const [own, client, day] = [names.company(), names.company(), { ...dayIn(random, 2026), day: 20 }]
    const due = daysAfter(day, 15)
    const number = random.code(plan.no)
    const members = membersOf(random, names, plan.staff)
    const shares = random.whole(12_000, 88_000)
    const gross = sum(members.map(({ cents }) => cents)) + shares
    const held = index === 2 ? 0 : percent(gross, 1.5)
    const total = gross - held
    const parts = parted(members, 26, 70)
    const facts = [
      ['Emissão', date(day)],
      ['Vencimento', date(due)],
      ['Competência', `${String(due.month).padStart(2, '0')}/${due.year}`],
      ['Contrato', random.code('0#.####')],
      ['Vidas', String(plan.staff)],
    ]
    const head = `<div class="h"><div><b>${plan.name}</b><small>CNPJ ${own.vatId} · Registro ANS ${random.code('3#.###-#')} · ${own.address.lines.join(' · ')} · ${own.phone}</small></div><div class="n">${plan.label}<br><b>${number}</b></div></div>`
    const table = (part: typeof members) =>
      `<table class="g"><tr><th>Beneficiário</th><th>CPF</th><th>Tipo</th><th>Faixa</th><th class="r">Mensalidade R$</th></tr>${each(part, (one) => `<tr><td>${one.name}</td><td>${one.cpf}</td><td>${one.kind}</td><td>${one.band}</td><td class="r">${amount(one.cents)}</td></tr>`)}</table>`
    const row = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${money(cents)}</td></tr>`
    const sums = `<table class="s">${row('Mensalidades', gross - shares)}${row('Coparticipações do mês anterior', shares)}${row('Valor da fatura', gross, 'b')}${held > 0 ? row('(-) IRRF 1,5% retido na fonte', held) + row('Valor líquido a pagar', total, 'b') : ''}</table>`
    const slip = `<div class="abs bo"><div class="l">${random.code('34191.79001 01043.5#####  ##### ######  # ##############')}</div><table><tr><td colspan="2"><small>Beneficiário</small>${plan.name}</td><td><small>Vencimento</small>${date(due)}</td></tr><tr><td><small>Pagador</small>${client.name} · CNPJ ${client.vatId}</td><td><small>Nosso número</small>${random.code('109/########-#')}</td><td><small>(=) Valor do documento</small>${money(total)}</td></tr></table>${barCode(random, 103, 11)}</div>`
    const page = (part: typeof members, at: number) => {
      const top =
        at === 0
          ? `<div class="cl"><div><b>${client.name}</b><br>A/C Recursos Humanos<br>${client.address.lines.join('<br>')}<br>CNPJ ${client.vatId}</div><table>${each(facts, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table></div>`
          : '<p></p>'
      return `${head}${top}${table(part)}${at === parts.length - 1 ? sums : '<p class="r">continua na próxima página</p>'}${at === 0 ? slip : ''}`
    }
    return {
      html: sheets(`.sheet{--c:${plan.c}}${CSS}`, parts.map(page)),
      pages: parts.length,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: plan.name,
        buyerName: client.name,
        sellerVatId: own.vatId,
        grossTotal: held > 0 ? [fixed(gross), fixed(total)] : fixed(gross),
        currency: 'BRL',
      },
    }
  },
}
