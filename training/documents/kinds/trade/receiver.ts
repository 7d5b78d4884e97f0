// The receiver's lines as clerks, programs and post offices want them.
import { type Piece, type Span, value, valueLines } from '../../page/text.ts'
import { type Deal, rolesOf } from './deal.ts'

/** The receiver's lines as they stand in the window of an envelope. */
export function receiverLines(deal: Deal): Piece[] {
  const { buyer, random, names, further } = deal
  const country = random.chance(0.15)
    ? [random.chance(0.5) ? names.country.name : names.country.name.toUpperCase()]
    : []
  const below = buyer.person ? [] : [...further.departments, ...further.branches]
  const department = buyer.attention
    ? [buyer.attention]
    : below.length > 0 && random.chance(0.12)
      ? [random.pick(below)]
      : []
  const isBelow = random.chance(0.8)
  return [
    ...firstLines(deal),
    ...(isBelow ? [] : department),
    ...nameLines(deal),
    ...(isBelow ? department : []),
    ...careOf(deal),
    ...valueLines(rolesOf(deal).receiver.address, addressLines(deal)),
    ...country,
  ]
}

/** Another firm's name between the receiver's name and the street, which is nobody's name of this paper. */
function careOf({ random, names }: Deal): string[] {
  if (!random.chance(0.05)) return []
  const before = { de: ['c/o', 'p. Adr.', 'vertreten durch', 'im Hause'], en: ['c/o', 'care of'], pt: ['a/c', 'c/o'] }
  return [`${random.pick(before[names.language])} ${names.company().name}`]
}

/** "Herrn", "Firma", a number of the customer: what is not yet the name. */
function firstLines({ buyer, random, further, customerNumber, words }: Deal): string[] {
  const salutation = buyer.person?.salutation
  const isMan = salutation !== undefined && /^(?:Herr|Mr|Sr\.)$/.test(salutation)
  const before = salutation ? (isMan ? further.beforeMan : further.beforeWoman) : further.beforeCompany
  return [
    ...(customerNumber && random.chance(0.05) ? [`${random.pick(words.customer)} ${customerNumber}`] : []),
    ...(random.chance(0.04) ? [random.pick(further.beforeAnybody)] : []),
    ...(random.chance(salutation ? 0.45 : 0.16) ? [random.pick(before)] : []),
  ]
}

/** The name in one line or in two. */
export function nameLines(deal: Deal): Span[] {
  const { buyer, random } = deal
  const { name } = rolesOf(deal).receiver
  if (buyer.person) return [value(name, buyer.name)]
  const words = buyer.name.split(' ')
  if (words.length > 2 && random.chance(0.18)) {
    const at = random.whole(1, words.length - 1)
    return valueLines(name, [words.slice(0, at).join(' '), words.slice(at).join(' ')])
  }
  return [value(name, buyer.name)]
}

/** Street and place, all in one line on some papers. */
function addressLines({ buyer, random }: Deal): readonly string[] {
  return random.chance(0.1) ? [buyer.address.lines.join(', ')] : buyer.address.lines
}
