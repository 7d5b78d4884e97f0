// Sentences of a paper of trade: one wording of a grammar (letters-words/grammar.ts), its gaps filled by the deal.
import { daysAfter } from '../../names/names.ts'
import { filled, type Piece, type Text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import { ibanText } from './values.ts'
import { worded } from './wording.ts'

/** So many wordings are tried until one is found whose gaps can all be filled. */
const TRIES = 6

/** One of the sentences, as a list that is empty where none fits. */
export function say(deal: Deal, ways: readonly string[]): Text[] {
  if (ways.length === 0) return []
  const gaps = gapsOf(deal)
  for (let tried = 0; tried < TRIES; tried++) {
    const wording = worded(deal.names, deal.random.pick(ways))
    if (gapsIn(wording).every((gap) => gaps[gap] !== undefined)) return [filled(wording, gaps)]
  }
  return []
}

const gapsIn = (wording: string): string[] => [...wording.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)

/** A gap that is undefined is one that this paper cannot fill. */
function gapsOf(deal: Deal): Readonly<Record<string, Piece | undefined>> {
  const { names, seller, sums, random, kind, date, number, items } = deal
  const day = date ?? deal.other
  const early = daysAfter(day, 8)
  const percent = random.pick([2, 3])
  const saved = Math.round((sums.gross * percent) / 100)
  const due = deal.due ?? daysAfter(day, deal.days)
  return {
    due: value('dueDate', names.date(due)),
    days: deal.days,
    deadline: deal.deadline ? value('deadline', names.date(deal.deadline)) : undefined,
    iban: seller.bank.iban ? value('iban', ibanText(deal, seller.bank.iban)) : seller.bank.account,
    gross: value('grossTotal', names.money(sums.gross)),
    service: deal.service ? value('serviceDate', deal.service) : undefined,
    other: names.date(deal.other),
    // A reminder without a number of its own has that of the invoice.
    reference: kind === 'reminder' && number === null ? undefined : deal.reference,
    number: number ? value('documentNumber', number) : undefined,
    date: date ? value('documentDate', names.date(date)) : undefined,
    order: deal.orderNumber ? value('orderNumber', deal.orderNumber) : undefined,
    customer: deal.customerNumber ? value('customerNumber', deal.customerNumber) : undefined,
    item: items[0]?.name,
    foreign: random.code(random.pick(FOREIGN).replace('20##', String(day.year))),
    code: random.code('@@-#####'),
    early: names.date(early),
    earlyDays: 8,
    percent: `${percent} %`,
    saved: names.money(saved),
    reduced: names.money(sums.gross - saved),
  }
}

/** Numbers of other papers, which a paper names beside its own. */
const FOREIGN = ['####', '#####', '20##-###', '20##/####', '@@-####', '@@@-20##-##', '8#######', '@#####', '##-#####']
