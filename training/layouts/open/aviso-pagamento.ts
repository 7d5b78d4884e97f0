// A Portuguese supplier's second reminder: a letter with a table of bills that are overdue, how many days each, a new last day, an IBAN, and
// a sentence for those whose payment has crossed the letter.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.5pt/1.5 'Carlito';padding:16mm 25mm 0}.h{font:700 17pt 'Carlito';color:#005a9c}.h small{display:block;font:400 8.6pt/1.4 'Carlito';color:#444}.to{margin:14mm 0 8mm 82mm}.g{width:100%;margin:4mm 0}.g th{background:#005a9c;color:#fff;text-align:left;padding:1.2mm 2mm;font-size:9.4pt}.g td{padding:1.2mm 2mm;border-bottom:.4pt solid #bbb}.g .t td{font-weight:700;border-bottom:1.2pt solid #005a9c}.f{left:25mm;right:25mm;bottom:9mm;text-align:center;font-size:7.8pt;color:#555;border-top:.5pt solid #005a9c;padding-top:1.5mm}`

const FIRMS = [
  ['Papelaria Central do Mondeguinho, Lda', 'cobrancas@mondeguinho.example'],
  ['Frutas Barroca & Filhos, Lda', 'financeiro@frutasbarroca.example'],
] as const
const { amount, date } = writingOf('PT', '.')

export const layout: Layout = {
  name: 'aviso-pagamento',
  kind: 'reminder',
  language: 'pt',
  types: ['reminder'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const [firm, mail] = FIRMS[index === 0 ? 0 : 1]
    const [own, client, clerk] = [names.company(), names.company(), names.person()]
    const day = dayIn(random, 2025)
    const last = daysAfter(day, 8)
    const late = [74, 46, 21].slice(0, 3 - index).map((days) => days + random.whole(0, 9))
    const least = random.whole(100, 400)
    const rows = late.map((days, at) => ({
      days,
      number: `${index === 0 ? 'FT 2025/' : 'FT A/1'}${least + at * random.whole(30, 90)}`,
      due: daysAfter(day, -days),
      cents: random.whole(4_200, 98_000),
    }))
    const total = sum(rows.map(({ cents }) => cents))
    const html = `<div class="h">${firm}<small>${own.address.lines.join(' · ')}<br>Telefone ${own.phone} · ${mail} · NIF ${own.vatId.replace(/\D/g, '')}</small></div><div class="to">${client.name}<br>${index === 0 ? 'Departamento financeiro<br>' : ''}${client.address.lines.join('<br>')}</div><p class="r">${own.address.town}, ${date(day, 'long')}</p><p><b>Assunto: ${index === 0 ? '2.º aviso – faturas em dívida' : 'Valores em atraso – segundo aviso'}</b></p><p>Exmos. Senhores,</p><p>Apesar do nosso aviso de ${date(daysAfter(day, -15))}, verificamos que continuam por regularizar na V/ conta corrente (cliente n.º ${random.code('####')}) as seguintes faturas:</p>
<table class="g"><tr><th>Documento</th><th>Data</th><th>Vencimento</th><th class="r">Dias em atraso</th><th class="r">Valor em dívida</th></tr>${each(rows, (row) => `<tr><td>${row.number}</td><td>${date(daysAfter(row.due, -30))}</td><td>${date(row.due)}</td><td class="r">${row.days}</td><td class="r">${amount(row.cents)} €</td></tr>`)}<tr class="t"><td colspan="4">Total em dívida</td><td class="r">${amount(total)} €</td></tr></table><p>Solicitamos que procedam ao pagamento até ao dia <b>${date(last, 'long')}</b>, por transferência para o IBAN ${inFours(own.bank.iban ?? '')} (${own.bank.name}), enviando o comprovativo para ${mail}.</p><p>Findo este prazo, seremos obrigados a suspender novos fornecimentos a crédito e a debitar juros de mora à taxa legal.</p><p>Caso o pagamento tenha sido entretanto efetuado, queiram considerar este aviso sem efeito.</p><p>Com os melhores cumprimentos,</p><p style="margin-top:10mm">${clerk.first} ${clerk.last}<br>Serviço de Cobranças</p><div class="abs f">${firm} · ${own.register}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: index === 0 ? '2 aviso.pdf' : `Aviso_${client.short.replace(/\W+/g, '_')}.pdf`,
      facts: [[amount(total)], [date(last, 'long')], [client.name, ...rows.map(({ number }) => number)]],
    }
  },
}
