import { formatEuro } from '../../../common/money.ts'
import type { BookingLead, CalculatorWords, LeadContext, ToldWords } from '../../../schemas/types.ts'
import { fill } from '../../parts/format.ts'
import { counted, percentText } from '../../sections/pieces/counted.ts'
import type { Told, ToldName } from './told.ts'

/** The words of the list, and of what the calculator counts in. Plain JSON. */
export interface ToldTexts {
  readonly words: ToldWords
  readonly calculator: Pick<CalculatorWords, 'employeesValue' | 'percent'>
  readonly language: string
}

/** One line of the list. */
export interface ToldEntry {
  readonly name: ToldName
  readonly text: string
  /** "" where the text says all. */
  readonly detail: string
}

/** What a visitor said of his project, in his words as far as possible. */
export function toldEntries(told: Told, texts: ToldTexts): ToldEntry[] {
  const { words } = texts
  return [
    ...entry('package', told.package),
    ...(told.calculation ? [calculationEntry(told.calculation, texts)] : []),
    ...entry('trade', told.trade),
    ...entry('document', told.document?.kind, told.document?.facts.join(', ')),
    ...entry('process', told.process && words.process, told.process),
    ...entry('check', told.check && words.check, told.check),
    ...entry('question', told.question && words.question, told.question),
  ]
}

/** How he came to the form. */
export function originEntries({ section, landing, referrer }: Told, { words }: ToldTexts): ToldEntry[] {
  return [
    ...entry('section', section && words.section, section),
    ...entry('landing', landing && words.landing, landing),
    ...entry('referrer', referrer && words.referrer, referrer),
  ]
}

function entry(name: ToldName, text: string | undefined, detail = ''): ToldEntry[] {
  return text ? [{ name, text, detail }] : []
}

function calculationEntry(calculation: NonNullable<LeadContext['calculation']>, texts: ToldTexts): ToldEntry {
  const { words, calculator, language } = texts
  const percent = percentText(calculation.percent, calculator)
  const saving = formatEuro(calculation.saving, language)
  return {
    name: 'calculation',
    text: counted(calculator.employeesValue, calculation.employees),
    detail: fill(words.calculation, { percent, saving }),
  }
}

/** A first version of the message, from what was shown and asked; "" where nothing was. */
export function messageDraft(told: Told, texts: ToldTexts): string {
  const { words } = texts
  const { process, check, question, document } = told
  const lines = [
    process && `${words.process}: ${process}`,
    check && `${words.check}: ${check}`,
    question && `${words.question}: ${question}`,
    document && `${words.document}: ${[document.kind, ...document.facts].join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** The service that a page is about, with the package that was chosen: "KI-Automatisierung: STARTER". */
export function serviceOf(service: string, told: Told): string {
  return told.package ? `${service}: ${told.package}` : service
}

/** The company size to choose for a number of people; null where none was given. */
export function sizeFor(
  told: Told,
  options: readonly { readonly value: BookingLead['employees'] }[],
): BookingLead['employees'] | null {
  const employees = told.calculation?.employees
  if (employees === undefined) return null
  return options.find(({ value }) => employees <= largestOf(value))?.value ?? null
}

/** "2-5" -> 5; "100+" has no end. */
function largestOf(size: string): number {
  return size.endsWith('+') ? Number.POSITIVE_INFINITY : Number(size.split('-').at(-1))
}
