/** A phone in a tunnel, a server that restarts: the token is asked for again while the visitor types. */
const RETRIES = 5
const RETRY_MS = 4000

/** What a form knows from the server since it was first touched. */
export interface FormTouch {
  /** The signed time at which it was touched; undefined while none has come. */
  token(): string | undefined
  /** The same as soon as it is here; undefined once it is given up. */
  readonly signed: Promise<string | undefined>
}

const touches = new WeakMap<Element, FormTouch>()

/** Touches a form that goes on elsewhere, once; there it is found by the form. */
export function touchOnce(form: Element, source: string, request: typeof fetch): void {
  if (!touches.has(form)) touches.set(form, touchForm(source, request))
}

/** How a form was touched; undefined if it was not. */
export const touchOf = (form: Element) => touches.get(form)

/**
 * Reports to the server that a form is being filled: it answers with a signed time, by which it later knows how old the
 * form is, and counts a start in the form of this source. Nothing about the visitor is part of it, and the form works
 * as well without an answer.
 */
export function touchForm(source: string, request: typeof fetch, retryMs = RETRY_MS): FormTouch {
  let token: string | undefined
  const post = (address: string, body: object) =>
    request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    })
  const ask = async (triesLeft: number): Promise<string | undefined> => {
    try {
      const response = await post('/api/form-token', {})
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const answer = (await response.json()) as { token?: unknown }
      if (typeof answer.token === 'string') token = answer.token
      return token
    } catch {
      // A form without a token is sent anyway; the owner sees that it had none.
      if (triesLeft === 0) return undefined
      await new Promise((resolve) => setTimeout(resolve, retryMs))
      return ask(triesLeft - 1)
    }
  }
  const signed = ask(RETRIES)
  post('/api/log-visitor', { path: location.pathname, event: 'form_start', source })
    .then((response) => response.text())
    // A start that was not counted is missing in a statistic and nowhere else.
    .catch(() => undefined)
  return { token: () => token, signed }
}
