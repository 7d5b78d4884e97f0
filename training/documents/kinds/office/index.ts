// Papers with headings, lists and tables: contracts, minutes, reports, manuals, CVs, forms, rules.
import type { DocumentKind } from '../../../../functions/document/types.ts'
import type { Names } from '../../names/names.ts'
import type { Design } from '../../page/design.ts'
import type { Random } from '../../random.ts'
import type { Language } from '../../types.ts'
import { CONTRACTS_DE } from '../contracts-texts/contracts-de.ts'
import { CONTRACTS_EN } from '../contracts-texts/contracts-en.ts'
import { CONTRACTS_PT } from '../contracts-texts/contracts-pt.ts'
import { CONTRACT_SHAPES } from '../contracts-texts/contracts-shapes.ts'
import type { Family, Task } from '../family.ts'
import { type Party, speechOf } from '../letters-words/facts.ts'
import { BLANK_FORMS } from '../office-texts/blank-forms.ts'
import { BYLAWS } from '../office-texts/bylaws.ts'
import { CV } from '../office-texts/cv.ts'
import { CV_SHAPES } from '../office-texts/cv-shapes.ts'
import { type Filler, LEGAL, PROSE } from '../office-texts/filler.ts'
import { FORM } from '../office-texts/form.ts'
import { FORM_SHAPES } from '../office-texts/form-shapes.ts'
import { MANUAL } from '../office-texts/manual.ts'
import { MANUAL_SHAPES } from '../office-texts/manual-shapes.ts'
import { MINUTES } from '../office-texts/minutes.ts'
import { MINUTES_SHAPES } from '../office-texts/minutes-shapes.ts'
import { NOTICE } from '../office-texts/notice.ts'
import { NOTICE_SHAPES } from '../office-texts/notice-shapes.ts'
import { POLICY } from '../office-texts/policy.ts'
import { POLICY_SHAPES } from '../office-texts/policy-shapes.ts'
import { REPORT } from '../office-texts/report.ts'
import { REPORT_SHAPES } from '../office-texts/report-shapes.ts'
import { RULES_SHAPES } from '../office-texts/rules-shapes.ts'
import { SPECIFICATION } from '../office-texts/specification.ts'
import { SPECIFICATION_SHAPES } from '../office-texts/specification-shapes.ts'
import { TICKET } from '../office-texts/ticket.ts'
import { TICKET_SHAPES } from '../office-texts/ticket-shapes.ts'
import { LOOKS } from './looks.ts'
import { paperOf } from './paper.ts'
import type { Script, Scripts } from './script.ts'

const allOf = (...all: readonly Scripts[]): Scripts => ({
  de: all.flatMap(({ de }) => de),
  en: all.flatMap(({ en }) => en),
  pt: all.flatMap(({ pt }) => pt),
})

const TEXTS: Partial<Record<DocumentKind, Scripts>> = {
  contract: allOf({ de: CONTRACTS_DE, en: CONTRACTS_EN, pt: CONTRACTS_PT }, CONTRACT_SHAPES),
  minutes: allOf(MINUTES, MINUTES_SHAPES),
  report: allOf(REPORT, REPORT_SHAPES),
  manual: allOf(MANUAL, MANUAL_SHAPES),
  application: allOf(CV, CV_SHAPES),
  form: allOf(FORM, BLANK_FORMS, FORM_SHAPES),
  bylaws: allOf(BYLAWS, RULES_SHAPES),
  specification: allOf(SPECIFICATION, SPECIFICATION_SHAPES),
  notice: allOf(NOTICE, NOTICE_SHAPES),
  ticket: allOf(TICKET, TICKET_SHAPES),
  insurance: allOf(POLICY, POLICY_SHAPES),
}

export const office: Family = {
  name: 'office',
  kinds: [
    [8, 'contract'],
    [5, 'minutes'],
    [4, 'report'],
    [3, 'manual'],
    [3, 'application'],
    [3, 'form'],
    [2, 'bylaws'],
    [2, 'specification'],
    [1.5, 'notice'],
    [1.5, 'ticket'],
    [1.5, 'insurance'],
  ],
  layouts: LOOKS.map(({ name, isHeldOut }) => ({ name, isHeldOut })),
  write,
}

function write({ kind, language, layout, random, names }: Task): Design {
  const look = LOOKS.find(({ name }) => name === layout)
  const scripts = TEXTS[kind]?.[language]
  if (!look || !scripts) throw new RangeError(`No paper of the kind ${kind} looks like ${layout}`)
  const house = names.company()
  const sender: Party = { name: house.name, isFirm: true, address: house.address, person: names.person() }
  const script = lengthened(random.pick(scripts), fillerOf(kind, language), random)
  const recipient = recipientOf(names)
  const speech = speechOf({ names, sender, recipient, day: names.day(), words: script.words })
  return paperOf(script, { look, speech, house: kind === 'application' ? null : house })
}

const LEGAL_KINDS: readonly DocumentKind[] = ['contract', 'bylaws']
const PROSE_KINDS: readonly DocumentKind[] = ['report', 'manual', 'specification']

function fillerOf(kind: DocumentKind, language: Language): Filler | null {
  if (LEGAL_KINDS.includes(kind)) return LEGAL[language]
  return PROSE_KINDS.includes(kind) ? PROSE[language] : null
}

/** Half of the papers that can be long are: with further chapters before the last one. A page of few headings never is. */
function lengthened(script: Script, filler: Filler | null, random: Random): Script {
  const chapterCount = script.body.filter((line) => /^\??#\s/.test(line)).length
  if (!filler || chapterCount < 3 || random.chance(0.5)) return script
  const headings = random.sample(filler.headings, random.pick([2, 3, 5, 9, 14]))
  const chapters = headings.map((heading, index) => {
    const said = random.sample(filler.sentences, random.whole(2, 5)).join(' ')
    return [`# ${heading}`, said.replaceAll('#', String(index + 40))]
  })
  const last = script.body.findLastIndex((line) => /^\??#\s/.test(line))
  const at = last < 0 ? script.body.length : last
  return { ...script, body: [...script.body.slice(0, at), ...chapters.flat(), ...script.body.slice(at)] }
}

/** The other party: mostly a company, now and then a person. */
function recipientOf(names: Names): Party {
  const person = names.person()
  if (names.random.chance(0.35)) return { name: person.full, isFirm: false, address: names.address(), person }
  const company = names.company()
  return { name: company.name, isFirm: true, address: company.address, person }
}
