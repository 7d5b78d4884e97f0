// A letter on paper.
import { type Block, beside, downTo, gap, lines, pairs } from '../../page/blocks.ts'
import { A4, type Printed, paper } from '../../page/design.ts'
import { changed, joinTexts, type Piece, type Text, text, value, valueLines } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import type { Letter } from './letter.ts'
import type { Look } from './looks.ts'

export function letterSheet(letter: Letter, look: Look, random: Random): Printed {
  const left = random.whole(56, 76)
  return {
    form: 'printed',
    paper: paper(A4, { left, right: random.whole(48, 72), top: random.whole(32, 50), bottom: random.whole(34, 60) }),
    face: look.face,
    size: look.size,
    body: [...headOf(letter, look), ...addressOf(letter, look, random), ...lettersBody(letter, look, random)],
    ...(look.foot !== 'none' && letter.firm && { foot: () => footOf(letter, look) }),
  }
}

function headOf({ sender, firm, department }: Letter, { head, size }: Look): Block[] {
  if (head === 'none') return []
  const own = valueLines('sellerAddress', sender.address.lines)
  const contacts = firm ? [firm.phone, firm.email, firm.website] : []
  const name = lines([value('sellerName', sender.name)], { size: size + 4, isBold: true, align: alignOf(head) })
  const rest = lines([...(department ? [department] : []), ...own, ...contacts], {
    size: size - 1.5,
    align: alignOf(head),
  })
  if (head !== 'split') return [name, rest, gap(14)]
  const small = lines([...own, ...contacts], { size: size - 2, align: 'right' })
  return [
    beside([
      [0.55, [name, ...(department ? [lines([department])] : [])]],
      [0.45, [small]],
    ]),
    gap(12),
  ]
}

const alignOf = (head: Look['head']) => (head === 'right' ? 'right' : head === 'centre' ? 'centre' : 'left')

function addressOf(letter: Letter, look: Look, random: Random): Block[] {
  const { sender, recipient, infos, date } = letter
  const { size } = look
  const back = look.hasReturnLine
    ? [
        lines(
          [text`${value('sellerName', sender.name)} · ${value('sellerAddress', sender.address.lines.join(' · '))}`],
          { size: 7 },
        ),
        gap(4),
      ]
    : []
  const attention = recipient.isFirm && random.chance(0.3) ? [recipient.person.full] : []
  const to = lines([
    value('buyerName', recipient.name),
    ...attention,
    ...valueLines('buyerAddress', recipient.address.lines),
  ])
  const top = look.date === 'top' ? [lines([date], { align: 'right' }), gap(10)] : []
  if (look.recipient === 'under') return [...top, ...back, to, gap(size * 2)]
  if (look.recipient === 'right')
    return [
      ...top,
      ...back,
      beside([
        [0.5, []],
        [0.5, [to]],
      ]),
      gap(size * 2),
    ]
  const block = look.infos === 'block' || look.infos === 'above' ? infos : []
  const place = look.infos === 'above' ? 'above' : random.pick(['left', 'left', 'run'] as const)
  const info = block.length > 0 ? [pairs(block, place, { size: size - 1, labelShare: 0.5 })] : []
  const address = [
    ...top,
    ...(look.head === 'none' ? [gap(90)] : []),
    beside([
      [0.55, [...back, to]],
      [0.45, info],
    ]),
  ]
  return [...address, ...(random.chance(0.5) ? [downTo(random.whole(235, 290))] : [gap(size * 2.5)])]
}

function lettersBody(letter: Letter, look: Look, random: Random): Block[] {
  const { infos, date, body, salutation, greeting, signature, enclosures } = letter
  const between = gap(look.isAiry ? look.size : look.size * 0.3)
  const rows = look.infos === 'across' ? [pairs(fourOf(infos), 'across', { size: look.size - 1.5 }), gap(14)] : []
  const run = look.infos === 'run' ? [pairs(infos, 'run'), gap(8)] : []
  const day = { right: 'right', left: 'left' }[look.date as string] as 'left' | 'right' | undefined
  const dated = day ? [lines([date], { align: day }), gap(look.size * 1.5)] : []
  const subject = [subjectOf(letter, look), gap(look.size * 1.5)]
  const hello = salutation ? [lines([salutation]), between] : []
  const opening = look.subject === 'after-greeting' ? [...hello, ...subject] : [...subject, ...hello]
  const end = look.date === 'end' ? [gap(look.size), lines([date])] : []
  const signed = [lines([greeting]), gap(random.whole(18, 46)), lines(signature)]
  const added = enclosures.length > 0 ? [gap(20), lines(enclosures, { size: look.size - 1 })] : []
  return [
    ...rows,
    ...run,
    ...dated,
    ...opening,
    ...body.flatMap((one) => [lines([one]), between]),
    gap(look.size * 0.6),
    ...end,
    ...signed,
    ...added,
  ]
}

/** As many as fit beside each other; the last one, the date, is always among them. */
const fourOf = (infos: Letter['infos']) => [...infos.slice(0, -1).slice(0, 3), ...infos.slice(-1)]

const LABELS = { de: ['Betreff:', 'Betr.:'], en: ['Subject:', 'Re:'], pt: ['Assunto:', 'Assunto:'] } as const

function subjectOf({ subject, language }: Letter, look: Look): Block {
  const own = asSubject(look.subject === 'capitals' ? changed(subject, (part) => part.toUpperCase()) : subject)
  if (look.subject === 'label')
    return lines([text`${LABELS[language][look.isAiry ? 0 : 1]} ${own}`], { isBold: look.isAiry })
  if (look.subject === 'usual') return lines([own])
  return lines([own], { isBold: true, align: look.subject === 'centre' ? 'centre' : 'left' })
}

/** All of a line is its subject, but for values that have a name of their own. */
export function asSubject({ spans, isSalient }: Text): Text {
  const whole = { tag: 'subject' } as const
  return { spans: spans.map((span) => ({ ...span, value: span.value ?? whole })), isSalient }
}

const TAX_LABELS = {
  de: ['USt-IdNr.', 'Steuer-Nr.'],
  en: ['VAT No.', 'Tax ref.'],
  pt: ['NIF', 'Matrícula'],
  br: ['CNPJ', 'IE'],
} as const

function footOf({ firm, sender, language }: Letter, { foot }: Look): Block[] {
  if (!firm) return []
  const { bank, address, phone, email, website, register, vatId, taxNumber } = firm
  const iban: Piece[] = bank.iban
    ? [text`IBAN ${value('iban', grouped(bank.iban))}`, text`BIC ${value('bic', bank.bic)}`]
    : [bank.account]
  const style = { size: 7 }
  const [vat, tax] = TAX_LABELS[language === 'pt' && vatId.includes('/') ? 'br' : language]
  const ids = [text`${vat} ${value('sellerVatId', vatId)}`, text`${tax} ${value('sellerTaxNumber', taxNumber)}`]
  if (foot === 'columns')
    return [
      beside([
        [0.3, [lines([value('sellerName', sender.name), ...valueLines('sellerAddress', address.lines)], style)]],
        [0.3, [lines([phone, email, website, register], style)]],
        [0.4, [lines([bank.name, ...iban, ...ids], style)]],
      ]),
    ]
  const parts: Piece[] =
    foot === 'line' ? [register, ...ids, bank.name, ...iban] : [website, email, phone, bank.name, ...iban]
  return [lines([joinTexts(parts, foot === 'line' ? ' | ' : ' · ')], { ...style, align: 'centre' })]
}

const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
