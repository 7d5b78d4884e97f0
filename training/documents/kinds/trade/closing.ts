// What is said in sentences before and after the table.
import { daysAfter } from '../../names/names.ts'
import { type Block, gap, lines, pairs } from '../../page/blocks.ts'
import { filled, type Piece, salient, type Text, text, value } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import { fact, ibanText } from './values.ts'

function sentence(deal: Deal, written: string): Text {
  const { names, seller, sums, random } = deal
  const day = deal.date ?? deal.other
  const early = daysAfter(day, 8)
  const percent = random.pick([2, 3])
  const saved = Math.round((sums.gross * percent) / 100)
  const date = (given: Deal['date']) => (given ? names.date(given) : undefined)
  const due = deal.due ?? daysAfter(day, deal.days)
  return filled(written, {
    due: value('dueDate', names.date(due)),
    days: deal.days,
    deadline: deal.deadline ? value('deadline', names.date(deal.deadline)) : undefined,
    iban: seller.bank.iban ? value('iban', ibanText(deal, seller.bank.iban)) : seller.bank.account,
    gross: value('grossTotal', names.money(sums.gross)),
    service: deal.service ? value('serviceDate', deal.service) : undefined,
    other: date(deal.other),
    reference: deal.reference,
    code: random.code('@@-#####'),
    early: names.date(early),
    earlyDays: 8,
    percent: `${percent} %`,
    saved: names.money(saved),
    reduced: names.money(sums.gross - saved),
  })
}

/** Only sentences all of whose gaps can be filled. */
function fitting(deal: Deal, ways: readonly string[]): string[] {
  return ways.filter(
    (way) =>
      (deal.deadline !== null || !way.includes('{deadline}')) && (deal.service !== null || !way.includes('{service}')),
  )
}

function one(deal: Deal, ways: readonly string[]): Text[] {
  const fit = fitting(deal, ways)
  return fit.length > 0 ? [sentence(deal, deal.random.pick(fit))] : []
}

/** Greeting and what the paper is for. */
export function intro(deal: Deal): Block[] {
  const { random, words, kind } = deal
  if (random.chance(0.35)) return []
  const greeting = random.chance(0.6) ? [`${greetingOf(deal)},`, ''] : []
  return [lines([...greeting, ...one(deal, words.intros[kind])]), gap(8)]
}

function greetingOf({ random, words, buyer, names }: Deal): string {
  const { person } = buyer
  if (!person || random.chance(0.4)) return random.pick(words.greetings)
  const { salutation, last } = person
  const dear = { de: salutation === 'Herr' ? 'Sehr geehrter' : 'Sehr geehrte', en: 'Dear', pt: 'Caro(a)' }[
    names.language
  ]
  return `${dear} ${salutation} ${last}`
}

/** When and how it is to be paid, why no tax is charged, and when the work was done. */
export function terms(deal: Deal, { isPriced }: { isPriced: boolean }): Block[] {
  const { words, further, random, kind, taxCase } = deal
  const said: Piece[] = []
  if (kind === 'invoice' && isPriced) said.push(...paymentSentences(deal))
  if (isPriced && taxCase === 'small-business') said.push(...one(deal, words.smallBusiness))
  if (isPriced && taxCase === 'export') said.push(...one(deal, further.exports))
  if (isPriced && taxCase === 'reverse-charge') said.push(...one(deal, words.reverseCharge))
  if (deal.service && random.chance(0.5)) said.push(...one(deal, words.serviceSentence))
  said.push(...endings(deal))
  return said.length > 0 ? [gap(12), lines(said)] : []
}

function endings(deal: Deal): Piece[] {
  const { words, random, kind } = deal
  const ending = random.chance(0.75) ? one(deal, words.endings[kind]) : []
  const isTelling = deal.deadline !== null && kind !== 'invoice'
  const fit = kind === 'invoice' ? words.remarks : words.remarks.filter((remark) => !/Rechnung/.test(remark))
  const extra = random.sample(fit, random.pick([0, 0, 0, 1, 1, 2]))
  return [...(isTelling ? ending.map((text) => salient(text)) : ending), ...extra]
}

function paymentSentences(deal: Deal): Piece[] {
  const { words, random } = deal
  if (deal.isPaid) return one(deal, words.paid)
  if (random.chance(0.12)) return one(deal, words.discountTerms).map((text) => salient(text))
  return random.chance(0.7) ? one(deal, words.terms).map((text) => salient(text)) : []
}

/** Regards and who signs. */
export function regards(deal: Deal): Block[] {
  const { words, random, seller, contact } = deal
  if (random.chance(0.5)) return []
  const signer = contact ?? seller.manager
  const sign = random.chance(0.7) ? ['', '', text`${contact ? value('contact', signer.full) : signer.full}`] : []
  return [gap(12), lines([random.pick(words.regards), ...sign])]
}

/** Where to pay, as a block of its own. */
export function bankBlock(deal: Deal): Block {
  const { words, random, seller } = deal
  const { bank } = seller
  const facts = [
    fact(random.pick(words.bank), ':', bank.name),
    bank.iban
      ? fact(random.pick(words.iban), ':', value('iban', ibanText(deal, bank.iban)))
      : fact(random.pick(words.account), ':', bank.account),
    ...(bank.iban && random.chance(0.8) ? [fact(random.pick(words.bic), ':', value('bic', bank.bic))] : []),
  ]
  return pairs(facts, random.pick(['run', 'left', 'run']), { size: 9, labelShare: 0.25 })
}
