// Questions to `site dev`; only this start of it knows the word that goes along.
import { EDIT_PATH, TOKEN_HEADER } from '../protocol.ts'

/** Asks, and returns the answer of the question's kind. @throws Error with the reason in the author's words */
export type Ask = <Answer>(name: string, body?: object) => Promise<Answer>

export function asking(token: string): Ask {
  return async <Answer>(name: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token }
    const response = await fetch(EDIT_PATH + name, { method: 'POST', headers, body: JSON.stringify(body) })
    const answer = (await response.json()) as Answer & { readonly reason?: string }
    if (!response.ok) throw new Error(answer.reason ?? response.statusText)
    return answer
  }
}
