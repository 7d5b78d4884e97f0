// Letters and mails in which somebody wants something: the texts are in letters-texts, the looks in looks.ts.
import type { DocumentKind } from '../../../../functions/document/types.ts'
import type { Names } from '../../names/names.ts'
import type { Design } from '../../page/design.ts'
import type { Language } from '../../types.ts'
import type { Family, Task } from '../family.ts'
import { AUTHORITY } from '../letters-texts/authority.ts'
import { COMPLAINT } from '../letters-texts/complaint.ts'
import { COVER } from '../letters-texts/cover.ts'
import { DELAY } from '../letters-texts/delay.ts'
import { ENQUIRY } from '../letters-texts/enquiry.ts'
import { INSURANCE } from '../letters-texts/insurance.ts'
import { INVITATION } from '../letters-texts/invitation.ts'
import { LETTER } from '../letters-texts/letter.ts'
import type { Plots } from '../letters-texts/plot.ts'
import { TERMINATION } from '../letters-texts/termination.ts'
import { TERMINATION_STORIES } from '../letters-texts/termination-stories.ts'
import { type Party, speechOf } from '../letters-words/facts.ts'
import { officeOf } from '../letters-words/offices.ts'
import { LETTER_LAYOUTS, LOOKS } from './looks.ts'
import { mailOf } from './mail.ts'
import { letterSheet } from './sheet.ts'
import { letterOf } from './write.ts'

const TEXTS: Partial<Record<DocumentKind, Plots>> = {
  termination: {
    de: [...TERMINATION.de, ...TERMINATION_STORIES.de],
    en: [...TERMINATION.en, ...TERMINATION_STORIES.en],
    pt: [...TERMINATION.pt, ...TERMINATION_STORIES.pt],
  },
  letter: LETTER,
  enquiry: ENQUIRY,
  complaint: COMPLAINT,
  delay: DELAY,
  invitation: INVITATION,
  'authority-letter': AUTHORITY,
  insurance: INSURANCE,
  application: COVER,
}

/** What people write in mails, not only attach to them. */
const WRITTEN_AS_MAIL: readonly DocumentKind[] = [
  'termination',
  'enquiry',
  'complaint',
  'delay',
  'invitation',
  'application',
]

export const letters: Family = {
  name: 'letter',
  kinds: [
    [4, 'termination'],
    [5, 'letter'],
    [4, 'enquiry'],
    [4, 'complaint'],
    [3, 'delay'],
    [3, 'invitation'],
    [5, 'authority-letter'],
    [1.5, 'insurance'],
    [2, 'application'],
  ],
  layouts: LETTER_LAYOUTS.map((layout) =>
    layout.name.startsWith('mail') ? { ...layout, kinds: WRITTEN_AS_MAIL } : layout,
  ),
  write,
}

function write({ kind, language, random, names, layout }: Task): Design {
  const look = LOOKS.find(({ name }) => name === layout)
  const plot = random.pick(TEXTS[kind]?.[language] ?? LETTER[language])
  const isEmployer = plot.from === 'employer'
  const isFirm =
    isEmployer ||
    plot.from === 'firm' ||
    (plot.from === 'either' && !layout.startsWith('private') && random.chance(0.6))
  const isToPerson = isEmployer || (TO_ANYBODY.includes(kind) && random.chance(0.5))
  const cast = castOf(names, {
    isFirm,
    isToPerson,
    isOffice: kind === 'authority-letter',
    isInsurer: kind === 'insurance',
  })
  const speech = speechOf({
    names,
    sender: cast.sender,
    recipient: cast.recipient,
    day: names.day(),
    words: plot.words,
  })
  const letter = letterOf(plot, { ...cast, kind, names, speech })
  return look ? letterSheet(letter, look, random) : mailOf(letter, layout, random)
}

/** Kinds that reach a person as often as a company. */
const TO_ANYBODY: readonly DocumentKind[] = ['letter', 'authority-letter', 'insurance', 'invitation', 'delay']

/** What insurers are called behind their own names. */
const INSURERS: Readonly<Record<Language, readonly string[]>> = {
  de: ['Versicherung AG', 'Versicherungsgruppe', 'Sachversicherung VVaG', 'Assekuranz GmbH'],
  en: ['Insurance plc', 'Mutual Insurance', 'Underwriting Ltd', 'General Insurance'],
  pt: ['Seguros S.A.', 'Companhia de Seguros', 'Seguradora S.A.'],
}

interface Roles {
  readonly isFirm: boolean
  readonly isToPerson: boolean
  readonly isOffice: boolean
  readonly isInsurer: boolean
}

/** Who writes to whom. */
function castOf(names: Names, { isFirm, isToPerson, isOffice, isInsurer }: Roles) {
  const company = names.company()
  const name = isInsurer ? `${company.short} ${names.random.pick(INSURERS[names.language])}` : company.name
  const firm: Party = { name, isFirm: true, address: company.address, person: names.person() }
  const sender = isOffice ? officeOf(names) : isFirm ? firm : privateParty(names)
  const other = names.company()
  const recipient: Party = isToPerson
    ? privateParty(names)
    : { name: other.name, isFirm: true, address: other.address, person: names.person() }
  return { sender, recipient, firm: sender === firm ? company : null }
}

function privateParty(names: Names): Party {
  const person = names.person()
  return { name: person.full, isFirm: false, address: names.address(), person }
}
