// A Portuguese engineer's report on damp walls, two pages: a cover table, numbered chapters, photographs as grey boxes with
// captions, a table of readings, a cost that is only estimated.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Noto Sans','Open Sans',sans-serif;padding:16mm 20mm}h1{font:300 23pt 'Noto Sans','Open Sans',sans-serif;margin:0 0 5mm;color:#8a4b08}h2{font-size:11.6pt;color:#8a4b08;margin:5mm 0 1.6mm}table{width:100%;margin:2mm 0}td,th{border:.5pt solid #b9a58c;padding:1.1mm 2mm;text-align:left}th{background:#f5ece0}.ph{display:flex;gap:6mm}.ph div{flex:1;font-size:8pt}.ph i{display:block;height:42mm;background:linear-gradient(140deg,#cfc8bd,#8b8377 60%,#6d655b)}.pg{position:absolute;bottom:8mm;left:20mm;right:20mm;display:flex;justify-content:space-between;font-size:7.6pt}`
const { amount, number, date } = writingOf('PT')
const ROOMS = ['Sala, parede norte', 'Quarto 1, canto', 'Cozinha, teto', 'Casa de banho', 'Corredor'] as const

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const [office, engineer, owner, place] = [
    companyIn(names, 'Engenharia'),
    names.person(),
    names.person(),
    names.address(),
  ]
  const [day, code] = [dayIn(random, 2025, 2026), random.code('RV-2#-0##')]
  const data = [
    ['Relatório n.º', code],
    ['Requerente', owner.full],
    ['Local', place.lines.join(', ')],
    ['Data da vistoria', date(day)],
    ['Técnico', `Eng. ${engineer.first} ${engineer.last}, OE ${random.code('#####')}`],
  ] as const
  const foot = (page: number) =>
    `<div class="pg"><span>${office.name} · ${office.address.place} · ${office.phone}</span><span>${code} – pág. ${page}/2</span></div>`
  const one = `<h1>Relatório de vistoria técnica</h1><table>${each(data, ([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)}</table><h2>1. Objetivo</h2><p>Identificar a origem das manchas de humidade observadas na fração e propor medidas de reparação.</p><h2>2. Descrição do imóvel</h2><p>Edifício de habitação de quatro pisos, com estrutura de betão armado e paredes duplas de alvenaria, construído em meados da década de 1980. A caixilharia foi substituída há cerca de cinco anos.</p><h2>3. Observações</h2><p>Foram detetadas eflorescências junto aos rodapés e bolor nos cantos superiores. A ventilação natural encontra-se obstruída na cozinha.</p><div class="ph"><div><i></i>Fotografia 1 – mancha na parede norte da sala</div><div><i></i>Fotografia 2 – grelha de ventilação tapada</div></div>${foot(1)}`
  const two = `<h2>4. Medições</h2><table><tr><th>Local</th><th>Humidade superficial (%)</th><th>Temperatura (°C)</th></tr>${each(ROOMS, (room) => `<tr><td>${room}</td><td>${number(random.whole(110, 320) / 10)}</td><td>${number(random.whole(148, 196) / 10)}</td></tr>`)}</table><h2>5. Conclusões</h2><p>As anomalias resultam da conjugação de condensações, por falta de ventilação, com infiltrações pontuais através das juntas da fachada norte. Não foram observados danos estruturais.</p><h2>6. Recomendações</h2><ol><li>Desobstruir as grelhas e instalar extração mecânica na casa de banho.</li><li>Refazer as juntas e aplicar hidrofugante na fachada norte.</li><li>Limpar com fungicida e pintar com tinta permeável ao vapor.</li></ol><p>Custo estimado dos trabalhos: cerca de ${amount(random.whole(28, 74) * 10_000)} €, sem IVA, a confirmar por consulta a empreiteiros.</p><p>Nova vistoria recomendada após um inverno.</p><p style="margin-top:16mm">${place.town}, ${date(day, 'long')}</p><p>O técnico responsável<br><br>${engineer.first} ${engineer.last}</p>${foot(2)}`
  return {
    html: sheets(CSS, [one, two]),
    pages: 2,
    fileName: `${code}_vistoria.pdf`,
    facts: [
      [code, 'Relatório de vistoria técnica'],
      [owner.full, owner.last, date(day), `${engineer.first} ${engineer.last}`],
    ],
  }
}

export const layout: Layout = {
  name: 'relatorio-vistoria',
  kind: 'report',
  language: 'pt',
  types: ['report'],
  count: 1,
  scans: [0],
  make,
}
