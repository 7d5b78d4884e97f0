// A Portuguese lease of a flat: parties in long sentences with tax and identity numbers, ordinal clauses as centred words, the rent in
// figures and words, a deposit, a guarantor; the term begins on another day than that of signing, which stands in the last line.
import { ibanOf, nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter, type Names, type Person } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.2pt/1.5 'Nimbus Roman','Liberation Serif',serif;padding:22mm 26mm 18mm 30mm;text-align:justify}h1{font-size:13pt;text-align:center;text-decoration:underline;margin:0 0 7mm}h2{font-size:11pt;text-align:center;margin:4mm 0 1mm}.p{position:absolute;right:26mm;bottom:9mm;font-size:9pt}.in{position:absolute;right:14mm;top:12mm;font:13pt 'Z003',cursive;color:#20306b}.sg{margin-top:12mm;text-align:left}`

export const layout: Layout = {
  name: 'arrendamento-habitacao',
  kind: 'contract',
  language: 'pt',
  types: ['contract'],
  count: 1,
  scans: [0],
  make,
}

const RENTS = [
  [62_500, 'seiscentos e vinte e cinco euros'],
  [74_000, 'setecentos e quarenta euros'],
  [89_500, 'oitocentos e noventa e cinco euros'],
  [105_000, 'mil e cinquenta euros'],
] as const

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const { amount, date } = writingOf('PT')
  const people = [names.person(), names.person(), names.person()] as const
  const [owner, tenant, surety] = people
  const [flat, day] = [names.address(), dayIn(random, 2024, 2026)]
  const start = { ...daysAfter(day, 31), day: 1 }
  const [rent, words] = random.pick(RENTS)
  const clauses = [
    [
      'Primeira',
      `O primeiro outorgante é dono e legítimo possuidor da fração autónoma designada pela letra “${random.pick(['C', 'F', 'H'])}”, correspondente ao segundo andar direito do prédio urbano sito em ${flat.street}, ${flat.place}, inscrito na matriz predial sob o artigo ${random.code('2###')}, com licença de utilização n.º ${random.code('###')}/1998.`,
    ],
    [
      'Segunda',
      `Pelo presente, dá de arrendamento a referida fração ao segundo outorgante, que a aceita, exclusivamente para habitação própria permanente, pelo prazo de três anos, com início em ${date(start, 'long')}, renovando-se por períodos iguais se nenhuma das partes se opuser nos termos da lei.`,
    ],
    [
      'Terceira',
      `A renda mensal é de ${amount(rent)} € (${words}), a pagar até ao dia oito do mês anterior àquele a que respeitar, por transferência para a conta ${inFours(ibanOf('PT', random) ?? '')}, sendo emitido o respetivo recibo eletrónico.`,
    ],
    [
      'Quarta',
      `Na data da assinatura o segundo outorgante entrega a quantia de ${amount(rent * 2)} €, sendo ${amount(rent)} € da primeira renda e ${amount(rent)} € a título de caução, de que o presente serve de quitação.`,
    ],
    [
      'Quinta',
      'São por conta do segundo outorgante as despesas de água, eletricidade, gás e telecomunicações, cujas faturas ficarão em seu nome; o condomínio e o IMI são suportados pelo primeiro outorgante.',
    ],
    [
      'Sexta',
      'O arrendatário não pode sublocar, ceder ou emprestar o locado, nem nele fazer obras sem autorização escrita, devendo restituí-lo no estado em que o recebeu, ressalvado o desgaste de um uso prudente.',
    ],
    [
      'Sétima',
      'Qualquer das partes pode opor-se à renovação ou denunciar o contrato por carta registada com aviso de receção, com a antecedência fixada no artigo 1097.º e seguintes do Código Civil.',
    ],
    [
      'Oitava',
      'O terceiro outorgante assume-se como fiador e principal pagador de todas as obrigações aqui assumidas, renunciando ao benefício da excussão prévia.',
    ],
  ] as const
  const clause = ([name, text]: (typeof clauses)[number]) => `<h2>Cláusula ${name}</h2><p>${text}</p>`
  const first = `<div class="in">${owner.last.charAt(0)}${tenant.last.charAt(0)}</div><h1>CONTRATO DE ARRENDAMENTO URBANO<br>PARA HABITAÇÃO COM PRAZO CERTO</h1><p>Entre:</p>${party(names, owner, 'primeiro outorgante e senhorio')}${party(names, tenant, 'segundo outorgante e arrendatário')}${party(names, surety, 'terceiro outorgante e fiador')}<p>é celebrado e reciprocamente aceite o presente contrato, que se rege pelas cláusulas seguintes:</p>${each(clauses.slice(0, 4), clause)}<div class="p">1/2</div>`
  const second = `${each(clauses.slice(4), clause)}<p style="margin-top:5mm">Feito em três exemplares, ficando um na posse de cada outorgante, e assinado em ${flat.town}, aos ${date(day, 'long')}.</p><div class="sg">${each(people, ({ first: name, last }) => `<p style="margin-top:9mm">______________________________________________<br><small>${name} ${last}</small></p>`)}</div><div class="p">2/2</div>`
  return {
    html: sheets(CSS, [first, second]),
    pages: 2,
    fileName: 'contrato assinado.pdf',
    facts: [[amount(rent)], [date(start, 'long'), date(day, 'long'), tenant.last, owner.last]],
  }
}

function party(names: Names, { first, last }: Person, role: string): string {
  const { street, place } = names.address()
  const { random } = names
  return `<p><b>${first} ${last}</b>, contribuinte fiscal n.º ${nifOf(random, '2')}, titular do cartão de cidadão n.º ${random.code('1####### # @@#')}, residente em ${street}, ${place}, na qualidade de <b>${role}</b>;</p>`
}
