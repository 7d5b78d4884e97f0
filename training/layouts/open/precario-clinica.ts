// A Portuguese clinic's list of fees to hang in the waiting room: codes, prices for private patients and for two insurers' members side
// by side, "desde", "consultar" and dashes among them, a validity; "faturas" and "recibos" in the notes.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.35 'URW Gothic','Lato',sans-serif;padding:16mm 17mm;color:#233;background:linear-gradient(90deg,#cfe8e4 0 7mm,#fff 7mm)}.t{display:flex;justify-content:space-between;align-items:flex-end}.t b{font-size:20pt;color:#2b8076}h1{font:400 27pt/1 'URW Gothic',sans-serif;margin:10mm 0 5mm}
table{width:100%}th{font-size:7.8pt;font-weight:400;text-align:right;vertical-align:bottom;border-bottom:1.4pt solid #2b8076;padding:1mm}th:nth-child(-n+2){text-align:left}td{padding:1.05mm 1mm;border-bottom:.4pt solid #bcd;text-align:right}td:nth-child(1){text-align:left;width:16mm;color:#788;font-size:8.4pt}td:nth-child(2){text-align:left}.g td{background:#2b8076;color:#fff;text-align:left!important;font-size:9.4pt}.n{font-size:8.2pt;margin-top:6mm}`

const GROUPS = [
  [
    'Consultas',
    [
      'Clínica geral',
      'Pediatria',
      'Dermatologia',
      'Nutrição, 1.ª consulta',
      'Nutrição, seguinte',
      'Consulta ao domicílio (zona urbana)',
    ],
    3_500,
    9_000,
  ],
  [
    'Fisioterapia',
    [
      'Avaliação inicial',
      'Sessão individual 45 min',
      'Sessão em grupo',
      'Drenagem linfática',
      'Pilates clínico, 8 aulas',
    ],
    1_800,
    7_800,
  ],
  [
    'Enfermagem',
    ['Penso simples', 'Penso complexo', 'Injetável IM', 'Remoção de pontos', 'Lavagem auricular'],
    700,
    2_900,
  ],
  [
    'Exames',
    [
      'Eletrocardiograma',
      'Ecografia abdominal',
      'Holter 24 h',
      'Análises: perfil básico',
      'Atestado para carta de condução',
    ],
    1_900,
    9_900,
  ],
] as const

export const layout: Layout = {
  name: 'precario-clinica',
  kind: 'price-list',
  language: 'pt',
  types: ['price-list'],
  count: 1,
  scans: [],
  photos: [0],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const { amount } = writingOf('PT')
  const own = names.company()
  const rows = GROUPS.map(([group, services, low, high]) => ({
    group,
    services: services.map((service) => {
      const price = Math.round(random.whole(low, high) / 100) * 100
      const shares = [Math.round(price * 0.4), Math.round(price * 0.55)].map((cents) =>
        random.chance(0.2) ? '—' : amount(cents),
      )
      return { service, price: random.chance(0.1) ? `desde ${amount(price)}` : amount(price), shares }
    }),
  }))
  const year = random.whole(2024, 2026)
  const [first] = rows
  const html = `<div class="t"><b>clínica da fonte</b><span class="r">${own.address.street}<br>${own.address.place}<br>${own.phone}</span></div><h1>Preçário</h1><p>Em vigor desde 1 de fevereiro de ${year}. Valores em euros, IVA incluído quando aplicável.</p>
<table><tr><th>Código<th>Ato<th>Particular<th>Saúde Mar<br>(copagamento)<th>Seguro Vivaz<br>(copagamento)</tr>${each(rows, ({ group, services }, at) => `<tr class="g"><td colspan="5">${group}</tr>${each(services, ({ service, price, shares }, row) => `<tr><td>${at + 1}${String(row + 1).padStart(2, '0')}<td>${service}<td>${price}${each(shares, (share) => `<td>${share}`)}</tr>`)}`)}<tr class="g"><td colspan="5">Medicina do trabalho</tr><tr><td>501<td>Exame de admissão ou periódico<td>consultar<td>—<td>—</tr></table>
<div class="n"><p>O pagamento é feito na receção no dia da consulta, em numerário, multibanco ou MB WAY. As faturas e os recibos são emitidos em nome do utente; indique o NIF antes do pagamento. As faltas não avisadas com 24 horas são cobradas a 50 %.</p><p>Entidade registada na ERS sob o n.º E${random.code('1####')} · ${own.name} · NIPC ${own.vatId.replace(/^PT ?/, '')} · Diretor clínico: ${own.manager.full} · Existe livro de reclamações.</p></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `precario_${year}.pdf`,
    facts: [
      [`1 de fevereiro de ${year}`, 'clínica da fonte'],
      [first?.services[0]?.price ?? '', 'Clínica geral'],
    ],
  }
}
