// The facts of a paper as labels and values.
import { type Day, daysAfter } from '../../names/names.ts'
import { asText, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { Tag } from '../../types.ts'
import type { JoinedValue } from '../trade-words/joined-labels.ts'
import { type Deal, numberOf, rolesOf } from './deal.ts'
import { type JoinedFact, joinedFact } from './joined-facts.ts'

export type Fact = readonly [label: Text, value: Text]

/** IBANs are written in groups of four as often as not. */
export function ibanText({ random }: Deal, iban: string): string {
  return random.chance(0.8) ? iban.replace(/(.{4})(?=.)/g, '$1 ') : iban
}

const LABEL_ENDS = [':', ':', ':', ':', '', '', ' :']

/** How this document ends its labels: all of them in the same way. */
export function labelEnd({ random }: Deal): string {
  return random.pick(LABEL_ENDS)
}

export function fact(label: string, end: string, piece: Piece): Fact {
  const shown = asText(piece)
  const name = text`${label}${end}`
  return [shown.isSalient ? salient(name) : name, shown]
}

/** Papers that ask for no money do not speak of invoices. */
export function fittingWays({ kind }: Deal, ways: readonly string[]): readonly string[] {
  if (kind === 'invoice' || kind === 'reminder') return ways
  const fit = ways.filter((way) => !/rechnung|invoice|bill|fatura|nota/i.test(way))
  return fit.length > 0 ? fit : ways
}

/** The facts of a paper in the order in which it gives them. Some are told by nobody but clerks. */
export function factsOf(deal: Deal, end: string): Fact[] {
  const { words, random, kind } = deal
  const joined = joinedFact(deal)
  if (joined) return joinedFacts(deal, joined, end)
  const own: Fact[] = deal.number
    ? [fact(random.pick(words.numbers[kind]), end, salient(value('documentNumber', deal.number)))]
    : []
  const date: Fact[] =
    deal.date && !deal.isDatedByTown
      ? [fact(random.pick(words.dates[kind]), end, value('documentDate', deal.names.date(deal.date)))]
      : []
  const mixed = random.sample(furtherFacts(deal, end), random.chance(0.8) ? 8 : 12)
  const first = random.chance(0.7) ? [...own, ...date] : [...date, ...own]
  if (random.chance(0.75)) return [...first, ...mixed]
  return random.sample([...first, ...mixed], 10)
}

/** What is told behind one label stands nowhere else among the facts. */
function joinedFacts(deal: Deal, { label, shown, values }: JoinedFact, end: string): Fact[] {
  const { words, random, kind, names } = deal
  const has = (name: JoinedValue) => values.includes(name)
  const number: Fact[] =
    deal.number && !has('number')
      ? [fact(random.pick(words.numbers[kind]), end, salient(value('documentNumber', deal.number)))]
      : []
  const date: Fact[] =
    deal.date && !deal.isDatedByTown && !has('date')
      ? [fact(random.pick(words.dates[kind]), end, value('documentDate', names.date(deal.date)))]
      : []
  const rest = {
    ...deal,
    customerNumber: has('customer') ? null : deal.customerNumber,
    orderNumber: has('order') ? null : deal.orderNumber,
  }
  const further = random.sample(furtherFacts(rest, end), 6)
  return random.chance(0.7)
    ? [fact(label, end, shown), ...number, ...date, ...further]
    : random.sample([fact(label, end, shown), ...number, ...date, ...further], 9)
}

/** What there is beside number and day. */
function furtherFacts(deal: Deal, end: string): Fact[] {
  const { words, random, kind, names } = deal
  const label = (ways: readonly string[]) => random.pick(ways)
  const day = (tag: Tag, ways: readonly string[], given: Day | null): Fact[] =>
    given ? [fact(label(ways), end, value(tag, names.date(given)))] : []
  const plain = (tag: Tag, ways: readonly string[], given: string | null): Fact[] =>
    given ? [fact(label(ways), end, value(tag, given))] : []
  return [
    ...plain('customerNumber', words.customer, deal.customerNumber),
    ...plain('orderNumber', words.order, deal.orderNumber),
    ...plain('contractNumber', words.contract, deal.contractNumber),
    ...(random.chance(0.5) ? plain('serviceDate', words.service, deal.service) : []),
    ...(random.chance(0.5) ? day('dueDate', words.due, deal.due) : []),
    ...(random.chance(0.5) ? day('deadline', words.deadline[kind] ?? [''], deal.deadline) : []),
    ...(deal.contact ? [fact(label(words.contact), end, value('contact', deal.contact.full))] : []),
    ...idFacts(deal, end),
    ...(kind === 'credit-note' && random.chance(0.5) ? [fact(label(words.invoiceReference), end, deal.reference)] : []),
    ...(random.chance(0.25) ? [fact(label(words.phone), end, deal.seller.phone)] : []),
    ...otherFacts(deal, end),
    ...random
      .sample(words.distractors, random.pick([0, 0, 1, 1, 2, 3]))
      .map(([name, pattern]) => fact(name, end, random.code(pattern.replace('#', String(random.whole(1, 9)))))),
  ]
}

/** The receiver's id, and the own ones where they do not only stand at the foot. */
function idFacts(deal: Deal, end: string): Fact[] {
  const { words, random, seller, buyer } = deal
  const { issuer, receiver } = rolesOf(deal)
  const told = (share: number, ways: readonly string[], written: Piece): Fact[] =>
    random.chance(share) ? [fact(random.pick(ways), end, written)] : []
  return [
    ...(buyer.vatId ? told(0.6, words.ownVatId, value(receiver.vatId, buyer.vatId)) : []),
    ...told(0.14, words.vatId, value(issuer.vatId, seller.vatId)),
    ...(issuer.taxNumber ? told(0.08, words.taxNumber, value(issuer.taxNumber, seller.taxNumber)) : []),
  ]
}

/** Days and numbers that somebody in a hurry takes for the paper's own. */
function otherFacts({ random, words, further, names, date, other }: Deal, end: string): Fact[] {
  const day = date ?? other
  const days = random.sample(further.otherDays, random.pick([0, 0, 0, 0, 1, 1, 2, 3]))
  const numbers = random.sample(further.otherNumbers, random.pick([0, 0, 0, 1, 1, 2, 3]))
  return [
    ...days.map(([label, low, high]) => fact(label, end, names.date(daysAfter(day, random.whole(low, high))))),
    // A number's form does not tell what it is the number of: half of them look like the paper's own.
    ...numbers.map(([label, pattern]) =>
      fact(
        label,
        end,
        random.chance(0.5)
          ? numberOf(random, random.pick(Object.values(words.prefixes)), day)
          : random.code(pattern.replace('20##', String(day.year))),
      ),
    ),
  ]
}
