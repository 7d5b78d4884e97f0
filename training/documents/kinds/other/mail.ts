// Mails as programs read them, and mails that were printed: with the lines that say who wrote to whom and when.

import type { Names } from '../../names/names.ts'
import { daysAfter } from '../../names/names.ts'
import { phrases } from '../../names/parts.ts'
import { gap, lines, pairs } from '../../page/blocks.ts'
import { A4, type Design, LETTER, paper } from '../../page/design.ts'
import { type Text, text, value } from '../../page/text.ts'
import type { Language } from '../../types.ts'
import { asSubject } from '../letters/sheet.ts'
import { type Speech, unfold } from '../letters-words/grammar.ts'
import { unrolled } from '../office/paper.ts'

/** The lines of a text that are not empty. */
export const saidLines = (sources: readonly string[], speech: Speech): Text[] =>
  unrolled(sources, speech)
    .map((source) => unfold(source, speech))
    .filter(({ spans }) => spans.some(({ text }) => text.trim() !== ''))

/** Quoted lines of a mail are marked in some programs. */
export function mailDesign(
  source: readonly string[],
  layout: string,
  { speech, names }: { speech: Speech; names: Names },
): Design {
  const [subject, ...body] = saidLines(source, speech)
  const quote = { 'mail-02': '> ', 'mail-91': '| ', 'print-02': '> ' }[layout]
  const from = body.findIndex(({ spans }) => /^-{3,}|^Anfang der/.test(spans[0]?.text ?? ''))
  const shown = body.map((line, index) => (quote && from >= 0 && index >= from ? quoted(line, quote) : line))
  const title = subject ? [asSubject(subject)] : []
  if (layout.startsWith('print')) return printedMail(title, shown, { layout, names })
  return { form: 'plain', pages: [[...title, ...shown]] }
}

const quoted = ({ spans, isSalient }: Text, sign: string): Text => ({
  spans: [{ text: sign, value: null }, ...spans],
  isSalient,
})

interface HeadWords {
  readonly from: readonly string[]
  readonly sent: readonly string[]
  readonly to: readonly string[]
  readonly subject: readonly string[]
  readonly copy: readonly string[]
  readonly attached: readonly string[]
}

const HEAD_WORDS: Readonly<Record<Language, HeadWords>> = {
  de: {
    from: phrases('Von, Von, Absender'),
    sent: phrases('Gesendet, Datum, Gesendet am'),
    to: phrases('An, An, Empfänger'),
    subject: phrases('Betreff'),
    copy: phrases('Cc, Kopie'),
    attached: phrases('Anlagen, Anhang, Anhänge'),
  },
  en: {
    from: phrases('From'),
    sent: phrases('Sent, Date'),
    to: phrases('To'),
    subject: phrases('Subject'),
    copy: phrases('Cc'),
    attached: phrases('Attachments, Attachment'),
  },
  pt: {
    from: phrases('De'),
    sent: phrases('Enviado, Data, Enviada em'),
    to: phrases('Para'),
    subject: phrases('Assunto'),
    copy: phrases('Cc'),
    attached: phrases('Anexos, Anexo'),
  },
}

interface Printing {
  readonly layout: string
  readonly names: Names
}

/** As programs for mail print it. */
function printedMail(subject: readonly Text[], body: readonly Text[], { layout, names }: Printing): Design {
  const { random } = names
  const size = random.pick([9.5, 10, 10.5, 11])
  const head = headOf(subject, names)
  const owner = names.person().full
  const place = layout === 'print-02' ? 'run' : 'left'
  return {
    form: 'printed',
    paper: paper(names.country.code === 'US' ? LETTER : A4, random.whole(36, 72)),
    face: layout === 'print-03' ? 'mono' : random.pick(['sans', 'sans', 'serif']),
    size: layout === 'print-03' ? 8.5 : size,
    body: [
      ...(layout === 'print-01' ? [lines([owner], { isBold: true, size: 13 }), gap(6)] : []),
      ...(layout === 'print-91' ? [lines([...subject], { isBold: true, size: 15 }), gap(8)] : []),
      pairs(layout === 'print-91' ? head.slice(0, -1) : head, place, { labelShare: random.pick([0.15, 0.2]) }),
      gap(16),
      ...body.flatMap((line) => [lines([line]), gap(random.pick([0, 4, 6]))]),
    ],
  }
}

/** Who wrote to whom, when, and last what about. */
function headOf(subject: readonly Text[], names: Names): (readonly [string, string | Text])[] {
  const { random, language } = names
  const words = HEAD_WORDS[language]
  const address = () => {
    const person = names.person()
    const email = names.email(person, names.company())
    return random.pick([`${person.full} <${email}>`, email, person.full, `"${person.last}, ${person.first}" ${email}`])
  }
  const sent = daysAfter(names.day(), random.whole(-3, 3))
  const time = `${random.whole(7, 19)}:${random.code('#').replace(/[6-9]/, '4')}${random.code('#')}`
  const label = (ways: readonly string[]) => `${random.pick(ways)}:`
  return [
    [label(words.from), address()],
    [label(words.sent), text`${value('documentDate', names.date(sent))} ${time}`],
    [label(words.to), address()],
    ...(random.chance(0.3) ? [[label(words.copy), address()] as const] : []),
    ...(random.chance(0.3)
      ? [[label(words.attached), random.code(random.pick(['RE-#####.pdf', 'scan####.pdf', 'image00#.png']))] as const]
      : []),
    ...subject.map((line) => [label(words.subject), line] as const),
  ]
}
