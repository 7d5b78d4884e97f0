// What is said in sentences before and after the table.
import { type Block, gap, lines, pairs } from '../../page/blocks.ts'
import { changed, type Piece, salient, type Text, text, value, written } from '../../page/text.ts'
import type { Deal } from './deal.ts'
import { say } from './say.ts'
import { fact, ibanText } from './values.ts'
import { worded } from './wording.ts'

/** Greeting and what the paper is for. */
export function intro(deal: Deal): Block[] {
  const { random, words, kind, saying, telling } = deal
  const references = random.chance(0.25) ? say(deal, saying.references[kind]) : []
  const above = references.length > 0 ? [lines(references), gap(6)] : []
  if (telling !== 'opening' && random.chance(0.35)) return above
  const greeting = random.chance(0.6) ? [`${greetingOf(deal)},`, ''] : []
  const own = say(deal, random.chance(0.75) ? saying.openings[kind] : words.intros[kind])
  const said = own.length > 0 ? own : say(deal, words.intros[kind])
  const begun = greeting.length > 0 ? said : said.map(capitalised)
  return [...above, lines([...greeting, ...(telling === 'opening' ? begun.map(salient) : begun)]), gap(8)]
}

/** Without a greeting before it a sentence begins with a capital letter. */
function capitalised(said: Text): Text {
  const first = written(said).charAt(0)
  let isFirst = true
  return changed(said, (part) => {
    const shown = isFirst && part ? first.toUpperCase() + part.slice(1) : part
    isFirst &&= part === ''
    return shown
  })
}

function greetingOf({ random, words, saying, buyer, names }: Deal): string {
  const { person } = buyer
  if (!person || random.chance(0.4)) return worded(names, random.pick([...words.greetings, ...saying.greetings]))
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
  if (isPriced && taxCase === 'small-business') said.push(...say(deal, words.smallBusiness))
  if (isPriced && taxCase === 'export') said.push(...say(deal, further.exports))
  if (isPriced && taxCase === 'reverse-charge') said.push(...say(deal, words.reverseCharge))
  if (deal.service && random.chance(0.5)) said.push(...say(deal, words.serviceSentence))
  said.push(...endings(deal))
  return said.length > 0 ? [gap(12), lines(said)] : []
}

function endings(deal: Deal): Piece[] {
  const { words, random, kind, saying } = deal
  const usual = random.chance(0.4) ? [random.pick(words.endings[kind])] : []
  const own = random.sample(saying.closings[kind], random.pick([0, 1, 1, 1, 2, 3]))
  const said = [...usual, ...own].flatMap((way) => say(deal, [way]))
  const fit = kind === 'invoice' ? words.remarks : words.remarks.filter((remark) => !/Rechnung/.test(remark))
  const extra = random.sample(fit, random.pick([0, 0, 0, 1, 1, 2]))
  return [...said.map((one) => (hasDeadline(one) ? salient(one) : one)), ...extra]
}

const hasDeadline = ({ spans }: Text) => spans.some((span) => span.value?.tag === 'deadline')

function paymentSentences(deal: Deal): Piece[] {
  const { words, random } = deal
  if (deal.isPaid) return say(deal, words.paid)
  if (random.chance(0.12)) return say(deal, words.discountTerms).map((text) => salient(text))
  return random.chance(0.7) ? say(deal, words.terms).map((text) => salient(text)) : []
}

/** Regards and who signs. */
export function regards(deal: Deal): Block[] {
  const { words, random, seller, contact, saying, names } = deal
  if (random.chance(0.5)) return []
  const signer = contact ?? seller.manager
  const sign = random.chance(0.7) ? ['', '', text`${contact ? value('contact', signer.full) : signer.full}`] : []
  return [gap(12), lines([worded(names, random.pick([...words.regards, ...saying.regards])), ...sign])]
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
