// Business cards.

import type { Company, Names } from '../../names/names.ts'
import { type Block, beside, gap, lines } from '../../page/blocks.ts'
import { type Printed, paper } from '../../page/design.ts'
import { salient, text, value, valueLines } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import { type Speech, unfold } from '../letters-words/grammar.ts'

export const CARD_LAYOUTS = [
  'left-01',
  'left-02',
  'centre-01',
  'right-01',
  'split-01',
  'split-02',
  'centre-91',
  'split-91',
]

interface Person {
  readonly name: Block
  readonly role: Block
}

export function cardDesign(layout: string, names: Names, speech: Speech): Printed {
  const { random } = names
  const company = names.company()
  const person = names.person()
  const scale = random.pick([1, 1, 1.6, 2.3])
  const align = layout.startsWith('centre') ? 'centre' : layout.startsWith('right') ? 'right' : 'left'
  const small = { size: 7 * scale, align } as const
  const who: Person = {
    name: lines([salient(value('person', person.full))], { size: 11 * scale, isBold: true, align }),
    role: lines([unfold(random.pick(['{post}', '{role}']), speech)], small),
  }
  const firm = lines([salient(value('sellerName', company.name))], { size: 10 * scale, align })
  const slogan = random.chance(0.3) ? [lines([company.trade], small)] : []
  const reach = lines(reachOf(company, names.email(person, company), random), small)
  const address = lines(valueLines('sellerAddress', company.address.lines), small)
  return {
    form: 'printed',
    paper: paper({ width: 241 * scale, height: 156 * scale }, 14 * scale),
    face: random.pick(['sans', 'serif', 'narrow']),
    size: 8 * scale,
    body: bodyOf(layout, { who, firm: [firm, ...slogan], reach, address, white: gap(8 * scale) }),
  }
}

interface Parts {
  readonly who: Person
  readonly firm: readonly Block[]
  readonly reach: Block
  readonly address: Block
  readonly white: Block
}

function bodyOf(layout: string, { who: { name, role }, firm, reach, address, white }: Parts): Block[] {
  const half = (left: readonly Block[], right: readonly Block[]) =>
    beside([
      [0.5, left],
      [0.5, right],
    ])
  const forms: Readonly<Record<string, readonly Block[]>> = {
    'split-01': [...firm, white, white, half([name, role], [address, reach])],
    'split-02': [name, role, white, white, half([...firm, address], [reach])],
    'split-91': [half([name, role], firm), white, white, address, reach],
    'left-02': [name, role, white, reach, white, ...firm, address],
    'centre-91': [name, role, white, reach, address, white, ...firm],
  }
  return [...(forms[layout] ?? [...firm, white, name, role, white, address, reach])]
}

function reachOf({ phone, mobile, fax, website }: Company, email: string, random: Random) {
  const labels = random.pick([
    ['Tel. ', 'Mobil ', 'Fax ', ''],
    ['T ', 'M ', 'F ', 'E '],
    ['', '', 'Fax: ', ''],
    ['Phone: ', 'Mobile: ', 'Fax: ', 'E-Mail: '],
  ])
  const entries = [phone, ...(random.chance(0.6) ? [mobile] : [''])]
  const faxed = random.chance(0.3) ? [text`${labels[2] ?? ''}${fax}`] : []
  const numbers = entries.flatMap((one, index) => (one ? [text`${labels[index] ?? ''}${one}`] : []))
  return [...numbers, ...faxed, text`${labels[3] ?? ''}${email}`, text`${website}`]
}
