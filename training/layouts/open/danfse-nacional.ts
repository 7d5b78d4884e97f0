// The national DANFSe: the seller is called "emitente", the buyer "tomador", an agent between them "intermediário"; number of the note and of
// the DPS it was made from side by side, the month worked apart from two days of issue, empty fields with a dash, taxes of town and federation
// in two grids, the sum above and what is left of it below; the second replaces an older note, the third is for a person.
import { cpfOf } from '../../documents/names/identifiers.ts'
import { type Company, daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:8.4pt/1.25 'Noto Sans','Open Sans',sans-serif}.sheet{padding:9mm 10mm}.f{border:1pt solid #000}.g{display:grid;grid-template-columns:repeat(4,1fr);border-bottom:.6pt solid #000;padding:1.3mm 2mm;gap:1.9mm 3mm}.g>div{min-width:0;overflow-wrap:anywhere}.g b{display:block;font-size:6.9pt}.g .two{grid-column:span 2}.g .all{grid-column:span 4}.h{display:flex;align-items:center;justify-content:space-between;border-bottom:.6pt solid #000;padding:2mm 3mm}.h em{font:italic 700 15pt 'Open Sans';color:#0b6b3a}.h div{text-align:center;font-weight:700}h3{font-size:8pt;margin:0;grid-column:span 4;text-transform:uppercase}.q{display:grid;grid-template-columns:1fr 33mm}.q .g{grid-template-columns:repeat(3,1fr)}.q aside{border-bottom:.6pt solid #000;text-align:center;font-size:5.8pt;padding:1.5mm}.v b{background:#e7e7e7}`
const { amount, date } = writingOf('BR')
const WORKS = [
  '17.19.01|Contabilidade, inclusive serviços técnicos e auxiliares|Honorários contábeis do mês, folha de 14 colaboradores, obrigações acessórias. Inclui alteração contratual registrada na JUCE em 11 do mês anterior.',
  '14.01.02|Lubrificação, limpeza, revisão e conserto de máquinas|Manutenção corretiva de empilhadeira nº de série EB-20774, OS 5518, 6h30 técnicas a R$ 148,00 + deslocamento. NFS-e em substituição por erro no tomador.',
  '08.02.01|Instrução, treinamento e orientação pedagógica|Curso livre de panificação artesanal, turma 07/noite, 24 horas-aula. Parcela 2 de 3. Material incluso.',
]

const cell = (label: string, value: string, wide = '') => `<div class="${wide}"><b>${label}</b>${value || '-'}</div>`
const money = (label: string, cents: number) => cell(label, cents ? `R$ ${amount(cents)}` : '-')
function party(
  title: string,
  { name, vatId, address, phone, email }: Pick<Company, 'name' | 'vatId' | 'address' | 'phone' | 'email'>,
  more: string,
): string {
  return `<div class="g"><div><h3>${title}</h3></div>${cell('CNPJ / CPF / NIF', vatId)}${cell('Inscrição Municipal', '')}${cell('Telefone', phone.replace(/[^\d() -]/g, ''))}${cell('Nome / Nome Empresarial', name.toUpperCase(), 'two')}${cell('E-mail', email, 'two')}${cell('Endereço', address.street, 'two')}${cell('Município', address.town)}${cell('CEP', address.postcode)}${more}</div>`
}

/** Number of the note, its DPS and their days; the buttons of the head. */
function headOf({ random }: Names, index: number, cnpj: string) {
  const [day, number] = [dayIn(random, 2023, 2026), String(random.whole(12, 4800))]
  const issued = daysAfter(day, index === 1 ? 1 : 0)
  const worked = { ...day, day: index === 0 ? 1 : day.day }
  const key = `310620022${cnpj.replace(/\D/g, '')}${number.padStart(13, '0')}${random.code('##############')}`
  const html = `<div class="q"><div class="g"><div class="all" style="grid-column:span 3"><b>Chave de Acesso da NFS-e</b>${key}</div>${cell('Número da NFS-e', number)}${cell('Competência da NFS-e', date(worked))}${cell('Data e Hora da emissão da NFS-e', `${date(issued)} ${random.code('1#:1#:3#')}`)}${cell('Número da DPS', String(Number(number) + ([41, 7, 0][index] ?? 0)))}${cell('Série da DPS', ['900', '70000', '1'][index] ?? '')}${cell('Data e Hora da emissão da DPS', `${date(issued)} ${random.code('0#:4#:2#')}`)}</div><aside>${squareCode(random, 19, 33)}<br>A autenticidade desta NFS-e pode ser verificada pela leitura deste código</aside></div>`
  return {
    number,
    issued,
    html,
    old: index === 1 ? `NFS-e Substituída: ${key.slice(0, 30)}${random.code('####################')}. ` : '',
  }
}

function taxesOf(gross: number, index: number) {
  const off = index === 2 ? percent(gross, 10) : 0
  const base = gross - off
  const iss = index === 1 ? percent(base, 5) : 0
  const held = index === 1 ? [percent(base, 1.5), percent(base, 3.65), percent(base, 1)] : [0, 0, 0]
  const [irrf = 0, pis = 0, csll = 0] = held
  const left = base - iss - sum(held)
  const html = `<div class="g"><h3>Tributação municipal</h3>${cell('Tributação do ISSQN', 'Operação Tributável')}${cell('País Resultado da Prestação', '')}${cell('Município de Incidência', 'o do prestador')}${cell('Regime Especial', 'Nenhum')}${money('Valor do Serviço', gross)}${money('Desconto Incondicionado', off)}${cell('Total Deduções/Reduções', '')}${money('BC ISSQN', base)}${cell('Alíquota Aplicada', index === 1 ? '5,00%' : '')}${cell('Retenção do ISSQN', index === 1 ? 'Retido pelo Tomador' : 'Não Retido')}${money('ISSQN Apurado', iss)}${cell('Benefício Municipal', '')}</div>
    <div class="g"><h3>Tributação federal</h3>${money('IRRF', irrf)}${money('CSLL', csll)}${cell('CP', '')}${money('PIS / COFINS', pis)}</div>
    <div class="g v"><h3>Valor total da NFS-e</h3>${money('Valor do Serviço', gross)}${cell('Desconto Condicionado', '')}${money('Desconto Incondicionado', off)}${money('ISSQN Retido', iss)}${money('IRRF, CP, CSLL - Retidos', irrf + csll)}${money('PIS/COFINS Retidos', pis)}${cell('', '')}${money('Valor Líquido da NFS-e', left)}</div>`
  return { html, sums: [...new Set([base, left])].map(fixed) }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, agent, person] = [
    companyIn(names, ['Contabilidade', 'Manutenção', 'Cursos'][index] ?? ''),
    names.company(),
    names.company(),
    names.person(),
  ]
  const { number, issued, html: head, old } = headOf(names, index, firm.vatId)
  const buyer =
    index === 2 ? { ...client, name: `${person.first} ${person.last}`, vatId: cpfOf(random), email: '' } : client
  const { html: taxes, sums } = taxesOf(
    [random.whole(650, 2400) * 100, random.whole(110_000, 390_000), random.whole(380, 760) * 100][index] ?? 0,
    index,
  )
  const [code = '', kind = '', text = ''] = WORKS[index]?.split('|') ?? []
  const due = daysAfter(issued, 12)
  const page = `<div class="f"><div class="h"><em>NFS·e</em><div>DANFSe v1.0<br>Documento Auxiliar da NFS-e</div><div style="font-size:7pt;text-align:right">Município de ${firm.address.town}<br>Secretaria de Fazenda<br>${names.phone()}</div></div>${head}
    ${party('Emitente da NFS-e<br>Prestador do Serviço', firm, `${cell('Simples Nacional na Data de Competência', index === 1 ? 'Não Optante' : 'Optante - ME/EPP', 'two')}${cell('Regime de Apuração Tributária pelo SN', index === 1 ? '' : 'Tributos federais e municipal pelo SN', 'two')}`)}
    ${party('Tomador do Serviço', buyer, '')}${index === 0 ? party('Intermediário do Serviço', agent, '') : '<div class="g c" style="display:block">INTERMEDIÁRIO DO SERVIÇO NÃO IDENTIFICADO NA NFS-e</div>'}
    <div class="g"><h3>Serviço prestado</h3>${cell('Código de Tributação Nacional', `${code} - ${kind}...`, 'two')}${cell('Código de Tributação Municipal', '')}${cell('Local da Prestação', firm.address.town)}${cell('Descrição do Serviço', text, 'all')}</div>${taxes}
    <div class="g"><h3>Totais aproximados dos tributos</h3>${cell('Federais', '13,45 %')}${cell('Estaduais', '')}${cell('Municipais', '2,79 %')}</div>
    <div class="g" style="border:0;min-height:24mm;align-content:start"><h3>Informações complementares</h3><div class="all">${old}${index === 2 ? 'Quitado em cartão na matrícula.' : `Vencimento: ${date(due)}. Pix CNPJ ou ${firm.bank.name} ${firm.bank.account}.`}</div></div></div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(issued),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: firm.name,
      buyerName: buyer.name,
      sellerVatId: firm.vatId,
      grossTotal: sums,
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'danfse-nacional',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
