import { escapeHtml } from '../common/escape.ts'
import type { AnsweredPage } from '../schemas/types.ts'
import { html } from './lib/http.ts'
import { answerPage } from './lib/page.ts'
import { type Words, wordsIn } from './lib/texts.ts'
import { AnsweredError, type Handler, type LeadServices } from './lib/types.ts'
import { readAnsweredToken } from './reply/link.ts'
import { momentText } from './reply/moment-text.ts'
import { officeHours } from './reply/office-hours.ts'

/**
 * /api/answered?t=TOKEN, which the owner's mails link to. GET: a page with one button, and nothing else, since programs that
 * look at mails open every link. POST, by that button: notes that the lead is answered, once; the first time stays.
 * 404 for a link that is not ours; 410 when the lead is gone; 503 when it cannot be stored.
 */
export const answered: Handler<LeadServices> = async (request, services) => {
  const { texts, outbox, formSecret, schedule } = services
  const words = wordsIn(texts.defaultLanguage, texts)
  const say: Say = (status, title, ...content) => page({ words, services }, { status, title, content })
  const { page: said } = words.mails.reply
  const token = new URL(request.url).searchParams.get('t') ?? ''
  const id = readAnsweredToken(token, formSecret)
  if (id === null) return say(404, said.wrong, paragraph(said.wrongText))
  if (request.method !== 'POST') return say(200, said.title, paragraph(said.text), button(said))
  try {
    const answer = await outbox.answer(id)
    if (answer.state === 'gone') return say(410, said.gone, paragraph(said.goneText))
    if (answer.state === 'now') return say(200, said.done, paragraph(said.doneText))
    const at = momentText(answer.at, words.language, officeHours(schedule.rules).zone)
    return say(200, said.again, paragraph(said.againText.replace('{at}', () => at)))
  } catch (cause) {
    const problem = words.answers.problems.failed
    throw new AnsweredError(
      'The outbox did not note that a lead is answered',
      say(503, words.answers.titles.broken, paragraph(problem), button(said)),
      cause,
    )
  }
}

type Say = (status: number, title: string, ...content: readonly string[]) => Response

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`

/** Without an address of its own the form goes to that of the page, with the link's token in it. */
const button = ({ button: label }: AnsweredPage) =>
  `<form method="post"><button class="button" type="submit">${escapeHtml(label)}</button></form>`

function page(
  { words, services }: { readonly words: Words; readonly services: Pick<LeadServices, 'site'> },
  { status, title, content }: { readonly status: number; readonly title: string; readonly content: readonly string[] },
): Response {
  const { language, home } = words
  return html(status, answerPage({ language, home, title, content: content.join('\n'), site: services.site }))
}
