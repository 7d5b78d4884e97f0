// A letter as a mail: the readers give its subject and its text, nothing of its look.
import type { Plain } from '../../page/design.ts'
import { type Text, text, value } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import type { Letter } from './letter.ts'
import { asSubject } from './sheet.ts'

export function mailOf(letter: Letter, layout: string, random: Random): Plain {
  const { subject, salutation, body, greeting, signature, firm, sender } = letter
  const foot: Text[] = firm
    ? [
        text`${value('sellerName', sender.name)}`,
        text`${value('sellerAddress', sender.address.lines.join(layout === 'mail-02' ? ' | ' : ', '))}`,
        text`${layout === 'mail-03' ? 'T ' : 'Tel. '}${firm.phone}`,
        text`${firm.email}${layout === 'mail-91' ? ` / ${firm.website}` : ''}`,
      ]
    : []
  const line = { 'mail-01': ['--'], 'mail-02': [], 'mail-03': ['____________'], 'mail-91': ['***'] }[layout] ?? []
  const cut = random.whole(0, foot.length)
  const lines = [
    asSubject(subject),
    ...(salutation ? [text`${salutation}`] : []),
    ...body,
    text`${greeting}`,
    ...signature,
    ...(foot.length > 0
      ? [...line.map((one) => text`${one}`), ...foot.slice(0, foot.length - (cut === 0 ? 2 : 0))]
      : []),
  ]
  return { form: 'plain', pages: [lines] }
}
