import type { Random } from '../random.ts'
import type { Split } from '../types.ts'
import type { Addresses } from './addresses.ts'
import type { Country, CountryCode } from './countries.ts'
import { phoneText } from './formats.ts'
import { bicOf, ibanOf, taxNumberOf, vatIdOf } from './identifiers.ts'
import { ofSplit, type Parts } from './parts.ts'
import type { Bank, Company, Person } from './types.ts'

const FORMS: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: [
    'GmbH',
    'GmbH',
    'GmbH',
    'GmbH & Co. KG',
    'AG',
    'e.K.',
    'KG',
    'OHG',
    'UG (haftungsbeschränkt)',
    'GbR',
    'eG',
    'SE',
  ],
  AT: ['GmbH', 'Ges.m.b.H.', 'KG', 'OG', 'e.U.', 'AG'],
  CH: ['AG', 'GmbH', 'SA', 'Sàrl'],
  GB: ['Ltd', 'Ltd', 'Limited', 'LLP', 'plc', 'Ltd.'],
  US: ['Inc.', 'LLC', 'Corp.', 'Inc', 'Co.'],
  IE: ['Ltd', 'Limited', 'DAC'],
  PT: ['Lda.', 'Lda', 'S.A.', 'Unipessoal Lda', ', Lda.'],
  BR: ['Ltda', 'Ltda.', 'S.A.', 'ME', 'EIRELI', 'LTDA - ME', 'S/A'],
}

export interface Crowd {
  readonly parts: Parts
  readonly split: Split
  /** Whether the name has to say what the company does. */
  readonly saysTrade: boolean
  readonly addresses: Addresses
  readonly person: () => Person
}

export function companyOf(random: Random, country: Country, crowd: Crowd): Company {
  const { parts, split, addresses, person } = crowd
  const trade = random.pick(ofSplit(parts.trades, split))
  const syllables = ofSplit(parts.syllables, split)
  const manager = person()
  const owner = random.chance(0.6) ? manager : person()
  const coined = coinedWord(random, syllables)
  const address = addresses.address()
  const parties: NameParts = { trade, coined, owner, partner: person().last, town: address.town }
  const isBody = !crowd.saysTrade && random.chance(0.12)
  const short =
    isBody || random.chance(0.5) ? signOf(random, isBody, crowd, parties) : shortName(random, country, parties)
  const form = isBody || random.chance(0.2) ? '' : random.pick(FORMS[country.code])
  const name = (form.startsWith(',') ? `${short}${form}` : `${short} ${form}`).trim()
  const domain = domainOf(random, country, short)
  return {
    name: random.chance(0.05) ? name.toUpperCase() : name,
    short,
    trade,
    address,
    phone: phoneText(country, random, false),
    fax: phoneText(country, random, false),
    mobile: phoneText(country, random, true),
    email: `${random.pick(mailboxes[country.language])}@${domain}`,
    website: random.pick([`www.${domain}`, `www.${domain}`, domain, `https://${domain}`]),
    vatId: vatIdOf(country.code, random),
    taxNumber: taxNumberOf(country.code, random),
    register: registerText(country, random, addresses.town()),
    manager,
    bank: bankOf(random, country, { town: addresses.town(), coined: coinedWord(random, syllables) }),
  }
}

const mailboxes = {
  de: ['info', 'kontakt', 'rechnung', 'buchhaltung', 'office', 'mail', 'service', 'vertrieb'],
  en: ['info', 'hello', 'accounts', 'sales', 'office', 'billing', 'support', 'enquiries'],
  pt: ['geral', 'contato', 'info', 'financeiro', 'comercial', 'faturacao', 'atendimento'],
} as const

/** "Valtora": two or three syllables that mean nothing. */
function coinedWord(random: Random, syllables: readonly string[]): string {
  const word = random.sample(syllables, random.chance(0.5) ? 2 : 3).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

interface NameParts {
  readonly trade: string
  readonly coined: string
  readonly owner: Person
  readonly partner: string
  readonly town: string
}

function shortName(random: Random, { language }: Country, { trade, coined, owner, partner, town }: NameParts): string {
  const and = language === 'de' ? random.pick(['&', '+', 'und']) : language === 'en' ? '&' : random.pick(['&', 'e'])
  const sons = { de: 'Söhne', en: 'Sons', pt: 'Filhos' }[language]
  const first = language === 'pt'
  return random.weighted([
    [4, first ? `${trade} ${owner.last}` : `${owner.last} ${trade}`],
    [3, `${coined} ${trade}`],
    [2, coined],
    [1.5, `${owner.last} ${and} ${partner}`],
    [1, `${owner.first} ${owner.last}`],
    [1, `${owner.last} ${and} ${sons}`],
    [1, `${coined}-${random.pick(['Tec', 'Soft', 'Group', 'Systems', 'Med', 'Bau', 'Lab', 'Pro'])}`],
    [1, first ? `${trade} de ${town}` : `${town.split(' ')[0]}er ${trade}`.replace(/eer /, 'er ')],
    [0.8, `${trade} ${owner.first} ${owner.last}`],
    [0.6, `${random.code('@@@')} ${trade}`],
    [0.5, `${coined} ${and} ${partner} ${trade}`],
  ])
}

/** "Gasthof {sign}" -> "Gasthof Goldener Hirsch". */
function signOf(random: Random, isBody: boolean, { parts, split, saysTrade }: Crowd, parties: NameParts): string {
  const patterns = ofSplit(isBody ? parts.bodies : parts.firms, split)
  const pattern = random.pick(saysTrade ? patterns.filter((one) => one.includes('{trade}')) : patterns)
  const { trade, coined, owner, partner, town } = parties
  const words: Readonly<Record<string, () => string>> = {
    ...{ trade: () => trade, coined: () => coined, town: () => town },
    ...{ first: () => owner.first, last: () => owner.last, other: () => partner },
    sign: () => random.pick(ofSplit(parts.signs, split)),
    letters: () => random.code(random.pick(['@@', '@@@', '@@@', '@@@@', '@&@', '@+@'])),
    year: () => String(random.whole(1848, 2023)),
  }
  return pattern.replace(/\{(\w+)\}/g, (_, word: string) => {
    const made = words[word]
    if (!made) throw new Error(`${pattern} has a word that no name is made of: ${word}`)
    return made()
  })
}

/** A name as it may stand in an address of the web. */
export function plainLetters(name: string): string {
  const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const ENDINGS: Readonly<Record<CountryCode, readonly string[]>> = {
  DE: ['de', 'de', 'de', 'com', 'net', 'info'],
  AT: ['at', 'at', 'com'],
  CH: ['ch', 'ch', 'swiss'],
  GB: ['co.uk', 'co.uk', 'com', 'uk'],
  US: ['com', 'com', 'net', 'us'],
  IE: ['ie', 'ie', 'com'],
  PT: ['pt', 'pt', 'com.pt', 'com'],
  BR: ['com.br', 'com.br', 'net.br', 'ind.br'],
}

function domainOf(random: Random, { code }: Country, short: string): string {
  const words = short
    .normalize('NFC')
    .split(/[\s&+]+/)
    .filter((word) => word.length > 1)
  const kept = plainLetters(words.slice(0, 2).join('-'))
    .normalize('NFD')
    .replace(/-+/g, random.pick(['-', '']))
  return `${kept}.${random.pick(ENDINGS[code])}`
}

function registerText({ code }: Country, random: Random, town: string): string {
  const number = random.whole(1200, 248000)
  const patterns: Readonly<Record<CountryCode, readonly string[]>> = {
    DE: [
      `Amtsgericht ${town} HRB ${number}`,
      `HRB ${number} AG ${town}`,
      `Registergericht ${town}, HRA ${number}`,
      `Handelsregister: ${town} HRB ${number}`,
    ],
    AT: [
      `FN ${number}${random.pick(['a', 'k', 'p', 'x'])}, Landesgericht ${town}`,
      `Firmenbuch ${town} FN ${number} d`,
    ],
    CH: [`Handelsregister ${town} CH-${random.code('###.#.###.###-#')}`],
    GB: [`Registered in England No. ${random.code('0#######')}`, `Company No. ${random.code('########')}`],
    US: [`State ID ${random.code('#######')}`],
    IE: [`Registered in Ireland No. ${random.code('######')}`],
    PT: [
      `Matric. C.R.C. ${town} n.º ${random.code('#####')} - Capital Social ${random.pick(['5.000', '50.000', '100.000'])} €`,
      `Capital Social: ${random.pick(['5.000', '25.000'])},00 EUR - CRC ${town}`,
    ],
    BR: [`NIRE ${random.code('###########')}`, `Insc. Municipal ${random.code('#.###.###-#')}`],
  }
  return random.pick(patterns[code])
}

const BANKS: Readonly<Record<Country['language'], (town: string, coined: string) => readonly string[]>> = {
  de: (town, coined) => [
    `Sparkasse ${town}`,
    `Volksbank ${town} eG`,
    `${coined} Bank AG`,
    `Raiffeisenbank ${town}`,
    `Kreissparkasse ${town}`,
    `VR-Bank ${town}`,
    `${coined}bank`,
    `Stadtsparkasse ${town}`,
  ],
  en: (town, coined) => [
    `${coined} Bank`,
    `${town} Building Society`,
    `Bank of ${town}`,
    `${coined} Business Bank plc`,
  ],
  pt: (town, coined) => [`Banco ${coined}`, `Caixa de Crédito de ${town}`, `${coined} Banco S.A.`, `Banco de ${town}`],
}

function bankOf(random: Random, country: Country, { town, coined }: { town: string; coined: string }): Bank {
  const { code } = country
  const accounts: Readonly<Record<CountryCode, string>> = {
    DE: random.code('Konto ######## BLZ ### ### ##'),
    AT: random.code('Kto. ########### BLZ #####'),
    CH: random.code('PC ##-######-#'),
    GB: random.code('Sort code ##-##-## Account ########'),
    US: random.code('Routing 0######## Account ##########'),
    IE: random.code('Sort code 9#-##-## Account ########'),
    PT: random.code('NIB #### #### ########### ##'),
    BR: random.code('Ag. #### C/C #####-#'),
  }
  return {
    name: random.pick(BANKS[country.language](town, coined)),
    iban: ibanOf(code, random),
    bic: bicOf(code, random),
    account: accounts[code],
  }
}
