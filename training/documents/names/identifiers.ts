// Numbers with check digits, made so that the product's validators accept them.
import type { Random } from '../random.ts'
import type { CountryCode } from './countries.ts'

/** ISO 7064, MOD 97-10, of letters and figures; letters count from A = 10. */
function mod97(text: string): number {
  let rest = 0
  for (const sign of text) {
    const number = Number.parseInt(sign, 36)
    rest = (rest * (number > 9 ? 100 : 10) + number) % 97
  }
  return rest
}

/** Account numbers by country: "#" a figure, "@" a letter. @see https://www.swift.com (IBAN registry) */
const ACCOUNTS: Readonly<Record<string, string>> = {
  DE: '##################',
  AT: '################',
  CH: '#################',
  GB: '@@@@##############',
  IE: '@@@@##############',
  PT: '#####################',
}

/** An IBAN without blanks; null where a country has none on its papers. */
export function ibanOf(country: CountryCode, random: Random): string | null {
  const pattern = ACCOUNTS[country]
  if (!pattern) return null
  const account = country === 'PT' ? withPortugueseCheck(random.code('###################')) : random.code(pattern)
  const check = 98 - mod97(`${account}${country}00`)
  return `${country}${String(check).padStart(2, '0')}${account}`
}

/** Two figures at the end of a Portuguese account number make it leave 1 when divided by 97. */
function withPortugueseCheck(account: string): string {
  return account + String(98 - mod97(`${account}00`)).padStart(2, '0')
}

const digitsOf = (text: string) => [...text].map(Number)

/** The sum of figures, each times its weight. */
function weighted(figures: string, weights: readonly number[]): number {
  return digitsOf(figures).reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)
}

/** ISO 7064, MOD 11,10: the last figure of German VAT ids. */
function mod11And10(figures: string): number {
  let product = 10
  for (const digit of digitsOf(figures)) {
    const sum = (digit + product) % 10
    product = (2 * (sum === 0 ? 10 : sum)) % 11
  }
  return (11 - product) % 10
}

/** A figure that makes the weighted sum leave nothing when divided by 11; 10 and 11 become 0. */
function mod11(figures: string, weights: readonly number[]): number {
  const rest = 11 - (weighted(figures, weights) % 11)
  return rest > 9 ? 0 : rest
}

const CNPJ = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Of a Brazilian company: "12.345.678/0001-95". */
export function cnpjOf(random: Random): string {
  const body = `${random.code('########')}000${random.weighted([
    [8, 1],
    [1, 2],
  ])}`
  const first = mod11(body, CNPJ.slice(1))
  const all = `${body}${first}${mod11(`${body}${first}`, CNPJ)}`
  return all.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

/** Of a Brazilian person: "123.456.789-09". */
export function cpfOf(random: Random): string {
  const body = random.code('#########')
  const first = mod11(body, [10, 9, 8, 7, 6, 5, 4, 3, 2])
  const all = `${body}${first}${mod11(`${body}${first}`, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2])}`
  return all.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')
}

/** Of a Portuguese company (5…) or person (2…). */
export function nifOf(random: Random, first: '2' | '5'): string {
  const body = first + random.code('#######')
  return body + mod11(body, [9, 8, 7, 6, 5, 4, 3, 2])
}

/** A VAT id as its country writes it, or what stands in its place: EIN (US), CNPJ (BR). */
export function vatIdOf(country: CountryCode, random: Random): string {
  switch (country) {
    case 'DE': {
      const body = random.whole(1, 9) + random.code('#######')
      const id = `${body}${mod11And10(body)}`
      return random.chance(0.06) ? `DE ${id.replace(/(...)(?=.)/g, '$1 ')}` : `DE${random.chance(0.2) ? ' ' : ''}${id}`
    }
    case 'AT':
      return `ATU${austrian(random.code('#######'))}`
    case 'CH':
      return `CHE-${swiss(random)} MWST`
    case 'GB':
      return british(random)
    case 'IE':
      return irish(random.code('#######'))
    case 'PT':
      return `${random.pick(['', 'PT', 'PT '])}${nifOf(random, '5')}`
    case 'BR':
      return cnpjOf(random)
    default:
      return random.code('##-#######')
  }
}

function austrian(body: string): string {
  const sum = digitsOf(body).reduce((total, digit, index) => {
    const part = index % 2 === 0 ? digit : digit * 2
    return total + (part > 9 ? part - 9 : part)
  }, 0)
  return `${body}${(100 - ((sum + 4) % 10)) % 10}`
}

function swiss(random: Random): string {
  for (;;) {
    const body = random.code('########')
    const check = 11 - (weighted(body, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)
    if (check !== 10) return `${body}${check % 11}`.replace(/^(...)(...)(...)$/, '$1.$2.$3')
  }
}

function british(random: Random): string {
  const body = random.whole(1, 9) + random.code('######')
  const check = 97 - ((weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 97) % 97)
  const figures = `${body}${String(check).padStart(2, '0')}`
  return random.chance(0.5) ? `GB${figures}` : `GB ${figures.replace(/^(...)(....)(..)$/, '$1 $2 $3')}`
}

function irish(body: string): string {
  const rest = weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 23
  return `IE${body}${'WABCDEFGHIJKLMNOPQRSTUV'.charAt(rest)}`
}

/** Steuernummer, UTR, Inscrição Estadual and the like. */
export function taxNumberOf(country: CountryCode, random: Random): string {
  const patterns: Readonly<Record<CountryCode, readonly string[]>> = {
    DE: ['##/###/#####', '###/###/#####', '### ### #####', '###/####/####', '## ### #####'],
    AT: ['##-###/####', '## ###/####'],
    CH: ['CHE-###.###.###'],
    GB: ['##### #####', '###/@#####'],
    US: ['##-#######'],
    IE: ['#######@@'],
    PT: ['#########'],
    BR: ['###.###.###.###', '###/#######', '##.###.###-#', '###.####-#'],
  }
  return random.code(random.pick(patterns[country]))
}

/** A creditor's reference of ISO 11649: "RF18…", with as many figures as are asked for. */
export function referenceOf(random: Random, figures: number): string {
  const body = random.code('#'.repeat(figures))
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`
}

/** Banks' codes: eight or eleven signs. */
export function bicOf(country: CountryCode, random: Random): string {
  const end = random.weighted([
    [3, ''],
    [2, 'XXX'],
    [1, random.code('###')],
  ])
  return random.code(`@@@@${country}`).slice(0, 4) + country + random.code(random.pick(['@@', '##', '@#', '#@'])) + end
}
