// A conversation with the page: what is typed is looked up among its questions and prices, here in the browser. What has
// no answer leads to a person; what was typed goes along if the visitor books, and not before.
import { type Answer, answerFrom, type KnownEntry } from './chat/answer.ts'
import type { ChatProps } from './chat/props.ts'
import { remember } from './visit/visit.ts'
import { afterFrame } from './waking/tasks.ts'

/** How many of the typed questions go along into a booking: the last ones. */
const REMEMBERED = 3

/** Between the upper edge of the conversation and the last question. */
const ABOVE_PX = 16

export function enhance(element: HTMLElement, given: unknown): void {
  const props = given as ChatProps
  const log = element.querySelector<HTMLElement>('[role=log]')
  const input = element.querySelector('input')
  const send = element.querySelector<HTMLElement>('[data-ask]')
  if (!log || !input || !send) return
  const answer = answerFrom(props.entries, props.words)
  const show = shower(log, props)

  const typed: string[] = []
  let talk = Promise.resolve()

  /** The tap is answered by the question; its answer comes behind that frame, and before the next question. */
  function ask(question: string): void {
    const talked = talk.then(async () => {
      show.question(question)
      await afterFrame()
      show.answer(answer(question))
    })
    // One that fails leaves the next ones their turn.
    talk = talked.catch(reportError)
  }

  function askTyped(): void {
    const question = input?.value.trim()
    if (!input || !question) return
    typed.push(question)
    remember('question', typed.slice(-REMEMBERED).join(' / '))
    ask(question)
    input.value = ''
    input.focus()
  }

  send.addEventListener('click', askTyped)
  input.addEventListener('keydown', (event) => {
    // Enter also ends the choice of a word while it is being composed.
    if (event.key === 'Enter' && !event.isComposing) askTyped()
  })
  for (const button of element.querySelectorAll<HTMLElement>('[data-question]')) {
    button.addEventListener('click', () => ask(button.textContent ?? ''))
  }
}

/** Writes what is said into the conversation, and brings the question with its answer into sight. */
function shower(log: HTMLElement, props: ChatProps) {
  let asked: HTMLElement | null = null
  const say = (who: 'visitor' | 'machine', ...parts: readonly Node[]) => {
    const said = make('div', `chat__said chat__said--${who}`)
    const name = make('span', 'visually-hidden')
    name.textContent = `${props.speakers[who]}: `
    said.append(name, ...parts)
    log.append(said)
    if (who === 'visitor') asked = said
    if (asked) log.scrollTop += asked.getBoundingClientRect().top - log.getBoundingClientRect().top - ABOVE_PX
  }
  const known = (entry: KnownEntry) => [paragraph(entry.text), source(entry, props.source)]
  return {
    question: (text: string) => say('visitor', paragraph(text)),
    answer(answer: Answer) {
      if (answer.kind === 'known') return say('machine', ...known(answer.entry))
      if (answer.kind === 'near') return say('machine', paragraph(props.near), ...answer.entries.map(link))
      // The booking button beside the conversation, once more where it is needed.
      const person = log.closest('section')?.querySelector('[data-person] > *')?.cloneNode(true)
      say('machine', paragraph(props.unknown), ...(person ? [person] : []))
    },
  }
}

function source(entry: KnownEntry, label: string): HTMLElement {
  const line = make('p', 'small')
  line.append(`${label}: `, link(entry))
  return line
}

function link({ href, title }: KnownEntry): HTMLElement {
  return Object.assign(make('a', 'chat__source'), { href, textContent: title })
}

function paragraph(text: string): HTMLElement {
  return Object.assign(document.createElement('p'), { textContent: text })
}

function make<Tag extends 'a' | 'div' | 'p' | 'span'>(tag: Tag, className: string) {
  return Object.assign(document.createElement(tag), { className })
}
