import type { Random } from '../random.ts'
import type { Split } from '../types.ts'
import type { Country } from './countries.ts'
import { ofSplit, type Parts } from './parts.ts'
import type { Address } from './types.ts'

/** Composes what a country's letters are addressed with. */
export interface Addresses {
  town(): string
  address(): Address
}

export function addressesOf(
  random: Random,
  country: Country,
  { parts, split }: { parts: Parts; split: Split },
): Addresses {
  const townStems = ofSplit(parts.townStems, split)
  const townEnds = ofSplit(parts.townEnds, split)
  const streetStems = ofSplit(parts.streetStems, split)
  const families = ofSplit(parts.familyStems, split)
  const towns = ofSplit(parts.towns, split)
  const town = () => {
    if (random.chance(0.4)) return random.pick(towns)
    const name = random.pick(townStems) + random.pick(townEnds)
    return random.chance(0.12) ? `${name}${townAddition(country, random, townStems)}` : name
  }
  return {
    town,
    address() {
      const street = streetText(country, random, { stem: random.pick(streetStems), family: random.pick(families) })
      const name = town()
      const postcode = postcodeOf(country, random)
      const place = placeText(country, random, { name, postcode })
      const district =
        country.code === 'BR' && random.chance(0.6) ? [random.pick(townStems) + random.pick(townEnds)] : []
      return { street, postcode, town: name, place, country: country.name, lines: [street, ...district, place] }
    },
  }
}

function townAddition({ language }: Country, random: Random, stems: readonly string[]): string {
  const stem = random.pick(stems)
  if (language === 'de') return random.pick([` am ${stem}see`, ` a. d. ${stem}`, ' (Kreis)', ` bei ${stem}au`])
  if (language === 'en') return random.pick([` upon ${stem}`, ' Green', ` St ${stem}`])
  return random.pick([` do ${stem}al`, ' de Cima', ` da ${stem}eira`])
}

function streetText(country: Country, random: Random, { stem, family }: { stem: string; family: string }): string {
  const number = random.whole(1, random.chance(0.8) ? 99 : 480)
  if (country.language === 'de') return germanStreet(country, random, { stem, family, number })
  return country.language === 'en'
    ? englishStreet(country, random, { stem, number })
    : portugueseStreet(country, random, { stem, number })
}

function englishStreet({ code }: Country, random: Random, { stem, number }: { stem: string; number: number }): string {
  const kind = random.pick(['Street', 'Road', 'Lane', 'Avenue', 'Close', 'Drive', 'Way', 'St', 'Rd', 'Park'])
  const unit = random.chance(0.15) ? `Unit ${random.whole(1, 30)}, ` : ''
  return `${unit}${code === 'US' ? number * 7 : number} ${stem} ${kind}`
}

function portugueseStreet(
  { code }: Country,
  random: Random,
  { stem, number }: { stem: string; number: number },
): string {
  const kind = random.pick(['Rua', 'Avenida', 'Travessa', 'Largo', 'R.', 'Av.', 'Praça'])
  if (code === 'BR') {
    const extra = random.chance(0.3) ? random.pick([' - Sala 4', ', Bloco B', ' - Loja 2', ', 3º andar']) : ''
    return `${kind} ${stem}, ${random.chance(0.1) ? 's/n' : number * 3}${extra}`
  }
  const floor = random.chance(0.35) ? random.pick([', 2.º Dto', ', R/C', ', 1.º Esq.', ' - Armazém 3']) : ''
  return `${kind} ${stem}${random.chance(0.5) ? ',' : ', n.º'} ${number}${floor}`
}

interface GermanStreet {
  readonly stem: string
  readonly family: string
  readonly number: number
}

function germanStreet(country: Country, random: Random, { stem, family, number }: GermanStreet): string {
  const end = random.weighted([
    [6, country.code === 'CH' ? 'strasse' : 'straße'],
    [3, 'weg'],
    [1.5, 'str.'],
    [1, 'gasse'],
    [1, 'allee'],
    [1, 'platz'],
    [0.7, 'ring'],
    [0.5, 'ufer'],
  ])
  const letter = random.chance(0.12) ? random.pick(['a', 'b', ' c', 'A', `-${number + 2}`]) : ''
  if (random.chance(0.12)) {
    const place = random.pick(['Am #berg', 'Am #graben', 'Im #feld', 'An der #mühle', 'Zum #tal', 'An der #brücke'])
    return `${place.replace('#', family)} ${number}${letter}`
  }
  if (random.chance(0.08)) return `${family}mann-${end.charAt(0).toUpperCase()}${end.slice(1)} ${number}`
  return `${stem}${end} ${number}${letter}`
}

function postcodeOf({ code }: Country, random: Random): string {
  const area = random.code('@@').replace(/[JV]/g, 'M')
  const patterns: Readonly<Record<Country['code'], string>> = {
    DE: `${random.pick(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])}####`,
    AT: `${random.whole(1, 9)}##0`,
    CH: `${random.whole(1, 9)}###`,
    GB: `${area}${random.whole(1, 29)} #@@`,
    US: '#####',
    IE: '@## @##@',
    PT: `${random.whole(1, 9)}###-###`,
    BR: '#####-###',
  }
  return random.code(patterns[code])
}

const STATES = ['SP', 'RJ', 'MG', 'PR', 'RS', 'SC', 'BA', 'PE', 'GO', 'DF']
const US_STATES = ['CA', 'TX', 'NY', 'OH', 'WA', 'IL', 'GA', 'MA', 'CO', 'OR']

function placeText({ code }: Country, random: Random, { name, postcode }: { name: string; postcode: string }): string {
  switch (code) {
    case 'DE':
    case 'AT':
    case 'CH':
      return `${random.chance(0.06) ? `${code === 'DE' ? 'D' : code}-` : ''}${postcode} ${name}`
    case 'US':
      return `${name}, ${random.pick(US_STATES)} ${postcode}`
    case 'BR':
      return random.chance(0.5)
        ? `${name} - ${random.pick(STATES)}, ${postcode}`
        : `CEP ${postcode} - ${name}/${random.pick(STATES)}`
    case 'PT':
      return `${postcode} ${random.chance(0.15) ? name.toUpperCase() : name}`
    default:
      return random.chance(0.5) ? `${name} ${postcode}` : `${name}, ${postcode}`
  }
}
