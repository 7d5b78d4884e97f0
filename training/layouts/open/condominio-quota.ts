// A Portuguese managing firm calls in a condominium's quarterly quota: the condominium is the creditor with a tax number of its own, its
// administrator is the letterhead, shares per thousand, a reserve fund, arrears from before in a row, a reference to pay at machines.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.4pt/1.42 'Carlito','Liberation Sans';padding:14mm 20mm}.h{display:flex;gap:4mm;align-items:center;border-bottom:.6pt solid #666;padding-bottom:3mm}.h i{width:13mm;height:13mm;background:conic-gradient(#e07b1a 25%,#3b4a5a 0 50%,#e07b1a 0 75%,#3b4a5a 0)}.h b{display:block;font-size:14pt}.h small{font-size:7.6pt}.cr{margin:6mm 0;background:#fbeedd;padding:2mm 4mm}.to{margin-left:88mm;min-height:28mm}h1{font:700 13pt 'Carlito','Liberation Sans';margin:4mm 0}.m td{padding:.2mm 6mm .2mm 0}.g{width:100%;margin:5mm 0}.g th{background:#3b4a5a;color:#fff;text-align:left;padding:1mm 2mm;font-weight:400}.g td{padding:1mm 2mm;border-bottom:.3pt solid #bbb}.g .z td{font-weight:700;border-top:1pt solid #3b4a5a}.mb{width:70mm;border:1pt solid #e07b1a;padding:2mm 4mm}.mb td{padding:.2mm 6mm .2mm 0}.foot{left:20mm;right:20mm;bottom:9mm;font-size:7.2pt;color:#555;border-top:.4pt solid #666;padding-top:1.4mm}`

const MANAGERS = [
  {
    firm: 'Prumo & Nível – Administração de Condomínios, Lda',
    title: 'Aviso de débito',
    no: 'AD 2026/####',
    name: 'Condomínio do Edifício Miradouro, Bloco C',
  },
  {
    firm: 'Casa Aprumada Gestão de Condomínios Unipessoal Lda',
    title: 'Aviso de pagamento',
    no: '26-0###',
    name: 'Condomínio do Prédio da Rua das Hortênsias, 18',
  },
  {
    firm: 'Vizinhar, Lda.',
    title: 'Nota de cobrança de quotas',
    no: 'NC/####-T2',
    name: 'Administração do Condomínio Jardins da Nora',
  },
] as const
const { amount, date } = writingOf('PT')

export const layout: Layout = {
  name: 'condominio-quota',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const manager = MANAGERS[index] ?? MANAGERS[0]
    const [own, person, partner, home] = [names.company(), names.person(), names.person(), names.address()]
    const day = { ...dayIn(random, 2026), month: random.pick([3, 6, 9]) }
    const due = daysAfter(day, 25)
    const number = random.code(manager.no)
    const share = random.whole(18, 64)
    const quota = share * random.whole(240, 330)
    const rows: [string, number][] = [
      [`Quota ordinária, ${index === 1 ? 'semestre' : 'trimestre'}`, quota],
      ['Fundo comum de reserva (10 %)', percent(quota, 10)],
      ...(index === 0
        ? []
        : ([['Quota extraordinária – pintura da fachada, 2.ª de 4', random.whole(60, 190) * 100]] satisfies [
            string,
            number,
          ][])),
    ]
    const current = sum(rows.map(([, cents]) => cents))
    const arrears = index === 2 ? quota : 0
    const total = current + arrears
    const buyer =
      [`${person.first} ${person.last}`, `${person.first} e ${partner.first} ${person.last}`, names.company().name][
        index
      ] ?? ''
    const fraction = random.pick(['D – 1.º Esq.', 'H – 3.º Dto.', 'A – Loja', 'M – 5.º Frente'])
    const meta = [
      [`${manager.title} n.º`, number],
      ['Data', date(day)],
      ['Fração', fraction],
      ['Permilagem', `${share},00 ‰`],
      ['Pagar até', date(due)],
    ]
    const line = (text: string, cents: number, of = '') =>
      `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
    const html = `<div class="h"><i></i><div><b>${manager.firm}</b><small>${own.address.lines.join(' · ')} · ${own.phone} · ${own.email}</small></div></div><div class="cr">${manager.name} · NIPC ${random.code('9########')}</div><div class="to">Exmo(s). Senhor(es)<br>${buyer}<br>${home.lines.join('<br>')}</div><h1>${manager.title}</h1><table class="m">${each(meta, ([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`)}</table><table class="g"><tr><th>Descrição</th><th class="r">Valor</th></tr>${each(rows, ([text, cents]) => line(text, cents))}${arrears > 0 ? line('Total do período', current, 'z') + line('Quotas em atraso', arrears) : ''}${line('Total a pagar', total, 'z')}</table><div class="mb"><table><tr><td>Entidade</td><td>${random.code('1####')}</td></tr><tr><td>Referência</td><td>${random.code('### ### ###')}</td></tr><tr><td>Valor</td><td>${amount(total)} €</td></tr></table></div><p style="margin-top:4mm">Ou por transferência para a conta do condomínio, IBAN ${inFours(own.bank.iban ?? '')}, ${own.bank.name}. As quotas não estão sujeitas a IVA. Nos termos do regulamento, o atraso superior a 30 dias agrava a quota em 10 %.</p><p>Com os melhores cumprimentos,<br>A Administração</p><div class="abs foot">${manager.firm} · NIF ${own.vatId.replace(/\D/g, '')} · atendimento às terças e quintas, das 17h às 19h</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [manager.firm, manager.name],
        buyerName: buyer,
        iban: own.bank.iban ?? '',
        grossTotal: arrears > 0 ? [fixed(total), fixed(current)] : fixed(total),
        currency: 'EUR',
      },
    }
  },
}
