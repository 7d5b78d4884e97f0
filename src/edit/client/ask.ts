// Questions to `site dev`; only this start of it knows the word that goes along.
import { EDIT_PATH, TOKEN_HEADER } from '../protocol.ts'
import type { Busy } from './busy.ts'
import type { EditorWords } from './words.ts'

/** Asks, and returns the answer of the question's kind. @throws Error with the reason in the author's words */
export type Ask = <Answer>(name: string, body?: object) => Promise<Answer>

export interface AskDeps {
  readonly token: string
  readonly words: EditorWords
  readonly busy: Busy
}

/** Letters. Browsers keep requests of 64 KiB alive, all of them together, and refuse more. */
const MOST_KEPT_ALIVE = 8_000

export function asking({ token, words, busy }: AskDeps): Ask {
  let isLeft = false
  addEventListener('pagehide', () => {
    isLeft = true
  })
  const asked = async <Answer>(name: string, body: object) => {
    const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token }
    const text = JSON.stringify(body)
    // What was done in the moment in which the page is loaded again is done.
    const keepalive = text.length < MOST_KEPT_ALIVE
    const response = await fetch(EDIT_PATH + name, { method: 'POST', headers, body: text, keepalive }).catch(
      // A page that is left gets no answers, and nobody is there any more who could be told.
      () => (isLeft ? new Promise<never>(() => undefined) : Promise.reject(new Error(words.gone))),
    )
    const answer = (await response.json()) as Answer & { readonly reason?: string }
    if (!response.ok) throw new Error(answer.reason ?? response.statusText)
    return answer
  }
  return (name, body = {}) => busy.asking(asked(name, body))
}

export function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
