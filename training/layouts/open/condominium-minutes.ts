// Minutes of a Portuguese condominium's meeting as they are entered in the book: one long block of prose without headings,
// numbers in words, motions and votes inside the text, a list of who was there with their shares.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.75 'Caladea','DejaVu Serif Condensed',serif;padding:24mm 22mm 20mm 32mm;text-align:justify}.sheet::before{content:'';position:absolute;left:27mm;top:0;bottom:0;border-left:.6pt solid #c66}.fl{position:absolute;top:10mm;right:16mm;font:13pt 'Z003','DejaVu Serif',cursive}table{width:100%;font-size:9.5pt;line-height:1.4;margin-top:6mm}td,th{border:.5pt solid #555;padding:1mm 2mm;text-align:left}`

export const layout: Layout = {
  name: 'condominium-minutes',
  kind: 'minutes',
  language: 'pt',
  types: ['minutes'],
  count: 1,
  scans: [],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const { amount, date } = writingOf('PT')
  const [seat, chair, secretary, firm] = [names.address(), names.person(), names.person(), names.company()]
  const day = dayIn(random, 2024, 2026)
  const number = random.whole(12, 47)
  const budget = random.whole(95, 240) * 10_000
  const owners = Array.from({ length: 7 }, (_, row) => ({
    part: `${'ABCDEFG'[row]}`,
    name: names.person().full,
    share: random.whole(70, 130),
  }))
  const minutes = `<div class="fl">fl. ${random.whole(20, 88)}</div><p class="c"><b>ATA NÚMERO ${number}</b></p><p>Aos ${date(day, 'long')}, pelas vinte e uma horas e trinta minutos, reuniu em segunda convocatória, na sala do condomínio, a assembleia ordinária de condóminos do prédio sito em ${seat.street}, ${seat.place}, com a seguinte ordem de trabalhos: ponto um, apreciação e aprovação das contas do exercício anterior; ponto dois, orçamento para o ano em curso; ponto três, reparação da cobertura; ponto quatro, outros assuntos. Presidiu ${chair.full}, secretariado por ${secretary.full}, em representação da administração.</p>
<p>Entrando no ponto um, a administração apresentou as contas, que foram aprovadas por unanimidade dos presentes. No ponto dois foi aprovado, com a abstenção da fração C, o orçamento de ${amount(budget)} € (acrescido de dez por cento para o fundo comum de reserva), mantendo-se as quotas mensais. No ponto três foram analisados três orçamentos, tendo a assembleia deliberado por maioria adjudicar a obra à empresa ${firm.name}, pelo valor de ${amount(random.whole(600, 1900) * 1000)} €, a pagar em quatro prestações trimestrais. Votou contra a fração F, que declarou considerar a obra adiável. No ponto quatro foi pedido que se recorde aos moradores a proibição de deixar bicicletas no átrio.</p>
<p>Nada mais havendo a tratar, foi encerrada a sessão pelas vinte e três horas e dez minutos, da qual se lavrou a presente ata que, depois de lida e aprovada, vai ser assinada pelos presentes.</p>`
  const list = `<div class="fl">fl. (anexo)</div><p class="c"><b>Lista de presenças – Ata n.º ${number}</b></p><table><tr><th>Fração<th>Condómino<th>Permilagem<th>Assinatura</tr>${each(owners, ({ part, name, share }) => `<tr><td>${part}<td>${name}<td>${share}<td></tr>`)}</table><p style="margin-top:18mm">O Presidente da Mesa: _______________________</p><p style="margin-top:10mm">A Administração: _______________________</p>`
  return {
    html: sheets(CSS, [minutes, list]),
    pages: 2,
    fileName: `Ata ${number} assinada.pdf`,
    facts: [[`ATA NÚMERO ${number}`, `Ata n.º ${number}`, date(day, 'long'), amount(budget)]],
  }
}
