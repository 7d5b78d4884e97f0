// The statute of a Brazilian neighbours' association as a notary files it: articles with ordinal numbers, paragraphs and
// roman items, capital headings, no table and no amount, signatures and a register at the end.

import { cnpjOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.48 'Liberation Serif','DejaVu Serif Condensed',serif;padding:25mm 25mm 20mm 30mm;text-align:justify}h1{font-size:13pt;text-align:center;margin:0 0 8mm}h2{font-size:11pt;text-align:center;margin:6mm 0 3mm}
p{margin:0 0 2.4mm}.i{margin-left:14mm}.sig{display:flex;justify-content:space-around;margin-top:18mm;text-align:center}.sig div{border-top:.5pt solid;width:62mm;padding-top:1mm}.pg{position:absolute;top:10mm;right:20mm;font-size:9pt}`

export const layout: Layout = {
  name: 'association-statute',
  kind: 'bylaws',
  language: 'pt',
  types: ['bylaws'],
  count: 1,
  scans: [0],
  make,
}

function make(random: Random): Paper {
  const names = namesIn('BR', random)
  const name = 'ASSOCIAÇÃO DOS MORADORES DO RECANTO DAS PAINEIRAS'
  const { date } = writingOf('BR')
  const seat = names.address()
  const day = dayIn(random, 2018, 2025)
  const first = `<div class="pg">1</div><h1>ESTATUTO SOCIAL DA<br>${name} – AMREP</h1>
<h2>CAPÍTULO I<br>DA DENOMINAÇÃO, SEDE E FINS</h2><p><b>Art. 1º</b> – A ${name}, doravante denominada AMREP, inscrita no CNPJ sob o nº ${cnpjOf(random)}, é uma associação civil de direito privado, sem fins econômicos, de duração indeterminada, com sede na ${seat.street}, ${seat.town}, regida por este Estatuto e pela legislação aplicável.</p>
<p><b>Art. 2º</b> – A Associação tem por finalidade:</p><p class="i">I – representar os moradores perante os órgãos públicos e as concessionárias de serviços;</p><p class="i">II – promover atividades culturais, esportivas e de lazer;</p><p class="i">III – zelar pela conservação das áreas comuns e pela segurança do bairro.</p><p><b>Parágrafo único</b> – É vedada à Associação qualquer manifestação de caráter político-partidário ou religioso.</p>
<h2>CAPÍTULO II<br>DOS ASSOCIADOS</h2><p><b>Art. 3º</b> – Poderão associar-se as pessoas maiores de dezoito anos, proprietárias ou locatárias de imóvel no bairro, mediante proposta aprovada pela Diretoria.</p><p><b>Art. 4º</b> – São direitos dos associados quites com suas obrigações: votar e ser votado, participar das assembleias e examinar as contas da Associação.</p>
<p><b>Art. 5º</b> – São deveres dos associados cumprir este Estatuto, acatar as deliberações da Assembleia Geral e pagar pontualmente a contribuição mensal por ela fixada.</p><p><b>§ 1º</b> – O associado em atraso há mais de noventa dias terá suspenso o direito de voto.</p><p><b>§ 2º</b> – A exclusão só é admitida havendo justa causa, assegurados o direito de defesa e o recurso à Assembleia Geral.</p>`
  const second = `<div class="pg">2</div><h2>CAPÍTULO III<br>DA ADMINISTRAÇÃO</h2><p><b>Art. 6º</b> – São órgãos da Associação: a Assembleia Geral, a Diretoria e o Conselho Fiscal.</p><p><b>Art. 7º</b> – A Assembleia Geral reunir-se-á ordinariamente no mês de março de cada ano e, extraordinariamente, sempre que convocada pelo Presidente ou por um quinto dos associados, com antecedência mínima de oito dias.</p>
<p><b>Art. 8º</b> – A Diretoria compõe-se de Presidente, Vice-Presidente, Secretário e Tesoureiro, eleitos para mandato de dois anos, permitida uma recondução.</p><p><b>Art. 9º</b> – Compete ao Tesoureiro arrecadar as contribuições, efetuar os pagamentos autorizados e apresentar balancete semestral ao Conselho Fiscal.</p>
<h2>CAPÍTULO IV<br>DO PATRIMÔNIO E DA DISSOLUÇÃO</h2><p><b>Art. 10</b> – O patrimônio é constituído por contribuições, doações e bens que venha a adquirir.</p><p><b>Art. 11</b> – A dissolução depende do voto de dois terços dos associados, destinando-se o remanescente a entidade congênere.</p>
<h2>CAPÍTULO V<br>DISPOSIÇÕES GERAIS</h2><p><b>Art. 12</b> – Os casos omissos serão resolvidos pela Diretoria, ad referendum da Assembleia Geral.</p><p><b>Art. 13</b> – Este Estatuto, aprovado em assembleia realizada em ${date(day, 'long')}, entra em vigor na data de seu registro em cartório.</p>
<p style="margin-top:8mm">${seat.town}, ${date(day, 'long')}.</p><div class="sig"><div>${names.person().full}<br>Presidente</div><div>${names.person().full}<br>Advogado(a) – OAB ${random.code('##.###')}</div></div>`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: 'estatuto_amrep_final.pdf',
    facts: [[name, 'AMREP', 'ESTATUTO SOCIAL']],
  }
}
