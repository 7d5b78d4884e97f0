// A sheet of the Portuguese complaints book filled by hand: printed captions in two languages, blocks of boxes, the complaint itself in
// handwriting on lines, complainant and firm beside each other, number of the sheet printed upright at the edge.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.6pt/1.3 'Liberation Sans';padding:12mm 14mm;background:#fdf6f6;color:#7d1128}h1{font:700 15pt 'Liberation Sans';margin:0}.b{border:.8pt solid #7d1128;margin-top:3mm}.b h2{font:700 8pt 'Liberation Sans';background:#7d1128;color:#fff;margin:0;padding:.8mm 2mm}.f{display:flex;padding:1.4mm 2mm;gap:2mm;align-items:baseline;border-bottom:.3pt dotted #7d1128}.ink{font:15pt/1 'Z003';color:#16236b}.txt{font:15.5pt/9.2mm 'Z003';color:#16236b;padding:1mm 3mm;background:repeating-linear-gradient(#fdf6f6 0 9mm,#c99 9mm 9.2mm);min-height:83mm}.n{position:absolute;right:5mm;top:30mm;writing-mode:vertical-rl;font:700 12pt 'Liberation Mono'}`

const STORIES = [
  'Comprei um frigorífico nesta loja e ao terceiro dia deixou de arrefecer. Telefonei quatro vezes e ninguém veio buscar o aparelho. Hoje recusaram a troca e disseram que a culpa era da minha instalação. Exijo a substituição ou a devolução do dinheiro.',
  'Marquei a reparação do carro para as 9 horas. Às 17 ainda não lhe tinham tocado e cobraram na mesma o diagnóstico. A funcionária foi muito desagradável e não quis dar-me este livro. Peço que me devolvam o valor pago.',
] as const
const TRADES = ['Eletrodomésticos', 'Automóveis'] as const
const { date } = writingOf('PT')

export const layout: Layout = {
  name: 'livro-reclamacoes',
  kind: 'complaint',
  language: 'pt',
  types: ['complaint', 'form'],
  count: 2,
  scans: [0],
  photos: [1],
  make(random, index) {
    const names = namesIn('PT', random)
    const [client, home, firm, day] = [
      names.person(),
      names.address(),
      companyIn(names, TRADES[index === 0 ? 0 : 1]),
      dayIn(random, 2024, 2026),
    ]
    const number = random.code('2#######')
    const who = `${client.first} ${client.last}`
    const field = (label: string, text: string) =>
      `<div class="f"><span>${label}</span><span class="ink">${text}</span></div>`
    const block = (title: string, rows: readonly (readonly [string, string])[]) =>
      `<div class="b"><h2>${title}</h2>${each(rows, ([label, text]) => field(label, text))}</div>`
    const html = `<h1>Folha de reclamação</h1>Complaint form · Livro de Reclamações<div class="n">N.º ${number}</div>${block(
      '1. Fornecedor de bens ou prestador de serviços / Supplier',
      [
        ['Nome / Name', firm.name],
        ['Morada / Address', `${firm.address.street}, ${firm.address.place}`],
        ['NIF', firm.vatId.replace(/\D/g, '')],
      ],
    )}${block('2. Reclamante / Complainant', [
      ['Nome / Name', who],
      ['Morada / Address', `${home.street}, ${home.place}`],
      ['Telefone', names.phone()],
      ['Doc. de identificação', random.code('CC ########')],
    ])}<div class="b"><h2>3. Motivo da reclamação / Reason</h2>${field('Data da ocorrência', date(daysAfter(day, -1 - index)))}<div class="txt">${STORIES[index]}</div></div><div class="b"><h2>4. Assinatura / Signature</h2><div class="f" style="min-height:14mm"><span>Data</span><span class="ink">${date(day)}</span><span style="margin-left:30mm">O reclamante</span><span class="ink">${client.first.charAt(0)}. ${client.last}</span></div></div><p style="margin-top:3mm">Original: entidade de controlo · Duplicado: reclamante · Triplicado: fica no livro</p>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['reclamacao.pdf', 'IMG_folha.pdf'][index] ?? '',
      facts: [
        [firm.name, who, number],
        [date(day), date(daysAfter(day, -1 - index))],
      ],
    }
  },
}
