// Tax ids and accounts of European countries that names/ has no names of, with right check digits.
import { isIban } from '../../functions/document/understanding/values.ts'
import type { Random } from '../documents/random.ts'

type Abroad = 'NL' | 'BE' | 'FR' | 'IT' | 'ES' | 'PL' | 'CZ' | 'DK' | 'SE'

const weighted = (figures: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * Number(figures[at]), 0)

const two = (number: number) => String(number).padStart(2, '0')

/** The last figure of numbers by Luhn, such as a SIREN or a partita IVA. */
function luhn(body: string): string {
  const total = [...body].reverse().reduce((all, figure, at) => {
    const part = Number(figure) * (at % 2 === 0 ? 2 : 1)
    return all + (part > 9 ? part - 9 : part)
  }, 0)
  return body + ((10 - (total % 10)) % 10)
}

/** With a last figure that `rest` finds; other figures where it would have two signs. */
function checked(random: Random, pattern: string, rest: (body: string) => number): string {
  for (;;) {
    const body = random.code(pattern)
    if (rest(body) < 10) return body + rest(body)
  }
}

/** A number of a company's register as its tax id has it: SIREN, IČO, CVR, organisationsnummer. Only figures. */
export function bodyOf(country: Abroad, random: Random): string {
  switch (country) {
    case 'NL':
      return checked(random, '8#######', (body) => weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)
    case 'BE': {
      const body = random.code('0#######')
      return body + two(97 - (Number(body) % 97))
    }
    case 'FR':
      return luhn(random.code('4#######'))
    case 'IT':
      return luhn(random.code('0######0##'))
    case 'ES':
      return luhn(random.code('#######'))
    case 'PL':
      return checked(random, '7########', (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11)
    case 'CZ':
      return checked(random, '2######', (body) => (11 - (weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10)
    case 'DK':
      return checked(random, '3######', (body) => (11 - (weighted(body, [2, 7, 6, 5, 4, 3, 2]) % 11)) % 11)
    case 'SE':
      return luhn(random.code('556######'))
  }
}

/** The tax id of such a number, without blanks. */
export function vatOf(country: Abroad, body: string): string {
  const key = two((12 + 3 * (Number(body) % 97)) % 97)
  const ways: Readonly<Partial<Record<Abroad, string>>> = {
    NL: `NL${body}B01`,
    FR: `FR${key}${body}`,
    ES: `ESB${body}`,
    SE: `SE${body}01`,
  }
  return ways[country] ?? `${country}${body}`
}

const ACCOUNTS: Readonly<Record<Abroad, string>> = {
  NL: '@@@@0#########',
  BE: '############',
  FR: '#######################',
  IT: '@0#####################',
  ES: '####################',
  PL: '########################',
  CZ: '0##0000000##########',
  DK: '##############',
  SE: '#####000############',
}

/** An account number with its country and check figures before it, without blanks. */
export function withCheck(country: string, account: string): string {
  const figures = [...`${account}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('')
  return `${country}${two(98 - Number(BigInt(figures) % 97n))}${account}`
}

/** An account number without blanks, whose country's own check figures are right, too. */
export function ibanOf(country: Abroad, random: Random): string {
  for (;;) {
    const iban = withCheck(country, random.code(ACCOUNTS[country]))
    if (isIban(iban)) return iban
  }
}

/** A bank's code; of Dutch banks the letters of the account. */
export const bicOf = (country: Abroad, iban: string, random: Random): string =>
  `${country === 'NL' ? iban.slice(4, 8) : random.code('@@@@')}${country}${random.code('@#')}`
