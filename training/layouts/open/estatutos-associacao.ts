// Statutes of a Portuguese music band: articles as centred headings, chapters in Roman numbers, letters a) to e), quotas in
// money, the day of approval in the last article; typed as for a notary, two pages.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.6 'Courier Prime Code','Courier Prime','Liberation Mono',monospace;padding:22mm 24mm}h1{font-size:14pt;text-align:center;margin:0 0 6mm}h2{font-size:10.6pt;text-align:center;margin:4mm 0 1mm;text-transform:uppercase}h3{font-size:10.6pt;text-align:center;font-weight:400;margin:2.4mm 0 .6mm;text-decoration:underline}p{margin:0 0 1mm}.pg{position:absolute;top:10mm;right:24mm}`
const { amount, date } = writingOf('PT')

interface Chapter {
  readonly title: string
  readonly articles: readonly (readonly [string, string])[]
}

const chapter = ({ title, articles }: Chapter) =>
  `<h2>${title}</h2>${each(articles, ([head, text]) => `<h3>${head}</h3>${each(text.split('|'), (line) => `<p>${line}</p>`)}`)}`

function chaptersOf(band: string, town: string, { fee, approved }: { fee: string; approved: string }): Chapter[] {
  return [
    {
      title: 'Capítulo I – Denominação, sede e fins',
      articles: [
        [
          'Artigo 1.º',
          `A ${band} é uma associação sem fins lucrativos, com sede em ${town}, constituída por tempo indeterminado.`,
        ],
        [
          'Artigo 2.º',
          'A associação tem por fim:|a) manter uma banda filarmónica;|b) ensinar música aos jovens do concelho;|c) promover concertos e arraiais.',
        ],
      ],
    },
    {
      title: 'Capítulo II – Dos sócios',
      articles: [
        ['Artigo 3.º', 'Podem ser sócios todas as pessoas maiores de catorze anos que o requeiram à direção.'],
        ['Artigo 4.º', `Os sócios efetivos pagam uma quota anual de ${fee} euros, vencida em janeiro.`],
        [
          'Artigo 5.º',
          'Perde a qualidade de sócio quem deixe de pagar quotas durante dois anos ou seja excluído por deliberação da assembleia geral.',
        ],
      ],
    },
    {
      title: 'Capítulo III – Dos órgãos',
      articles: [
        [
          'Artigo 6.º',
          'São órgãos da associação a assembleia geral, a direção e o conselho fiscal, eleitos por três anos.',
        ],
        [
          'Artigo 7.º',
          'A assembleia geral reúne em sessão ordinária até 31 de março de cada ano e delibera por maioria dos votos dos sócios presentes.',
        ],
        [
          'Artigo 8.º',
          'A direção é composta por cinco membros e obriga-se com duas assinaturas, sendo uma a do tesoureiro.',
        ],
        ['Artigo 9.º', 'O conselho fiscal dá parecer sobre as contas.'],
      ],
    },
    {
      title: 'Capítulo IV – Disposições finais',
      articles: [
        ['Artigo 10.º', 'A alteração dos estatutos exige três quartos dos votos dos sócios presentes.'],
        ['Artigo 11.º', 'Em caso de dissolução, os instrumentos revertem para a junta de freguesia.'],
        ['Artigo 12.º', `Os presentes estatutos foram aprovados em assembleia geral de ${approved}.`],
      ],
    },
  ]
}

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const [town, approved] = [names.town(), dayIn(random, 1998, 2022)]
  const band = `Sociedade Filarmónica União de ${town}`
  const chapters = chaptersOf(band, town, { fee: amount(random.whole(12, 30) * 100), approved: date(approved, 'long') })
  const pages = [
    `<h1>ESTATUTOS<br>DA<br>${band.toUpperCase()}</h1>${each(chapters.slice(0, 3), chapter)}`,
    `<div class="pg">- 2 -</div>${each(chapters.slice(3), chapter)}<p class="c" style="margin-top:14mm">O Presidente da Mesa<br><br>______________________<br>${names.person().full}</p>`,
  ]
  return {
    html: sheets(CSS, pages),
    pages: 2,
    fileName: 'Estatutos aprovados.pdf',
    facts: [
      [band, town],
      [date(approved, 'long'), 'Estatutos'],
    ],
  }
}

export const layout: Layout = {
  name: 'estatutos-associacao',
  kind: 'bylaws',
  language: 'pt',
  types: ['bylaws'],
  count: 1,
  scans: [0],
  make,
}
