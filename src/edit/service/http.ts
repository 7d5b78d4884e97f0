// Who may ask, and how. Names and origins are checked by `site dev` for every request (src/dev/serve/strangers.ts); what writes
// asks for more: the word of this start, which only pages that it served know, and a JSON body, which no form can send.
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { EDIT_PATH, TOKEN_HEADER } from '../protocol.ts'
import { isObject } from './checked.ts'
import { CREATE_QUESTIONS } from './create.ts'
import type { Editing } from './editing.ts'
import { PICTURE_QUESTIONS } from './pictures.ts'
import { PUBLISH_QUESTIONS } from './publish.ts'
import { PLACE_QUESTIONS, type Question } from './questions.ts'

const QUESTIONS: Readonly<Record<string, Question>> = {
  ...PLACE_QUESTIONS,
  ...PUBLISH_QUESTIONS,
  ...CREATE_QUESTIONS,
  ...PICTURE_QUESTIONS,
}

/** A photo at its full size, in base64. */
const MAX_BODY_BYTES = 40_000_000

export interface EditServer {
  /** Goes into the pages that are served. */
  readonly token: string
  /** Answers what is asked below EDIT_PATH. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

export function editServer(editing: Editing, token: string): EditServer {
  const ask = async (request: IncomingMessage): Promise<readonly [status: number, body: object]> => {
    const problem = problemOf(request, token)
    if (problem !== null) return [403, { reason: problem }]
    const name = (request.url ?? '').slice(EDIT_PATH.length).replace(/\?.*$/, '')
    const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined
    if (!question) return [404, { reason: `There is no question "${name}".` }]
    const body = await bodyOf(request)
    if (!isObject(body)) return [400, { reason: 'The question is no JSON object.' }]
    const answer = await question(editing, body)
    return 'refused' in answer ? [409, { reason: editing.say(answer) }] : [200, answer]
  }
  return {
    token,
    async answer(request, response) {
      const [status, body] = await ask(request).catch((cause: unknown) => [500, { reason: String(cause) }] as const)
      const text = JSON.stringify(body)
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      }
      response.writeHead(status, headers)
      response.end(text)
    },
  }
}

/** Why a request is refused; null for one of this start's own pages. */
export function problemOf(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  token: string,
): string | null {
  if (method !== 'POST') return 'Only POST is answered.'
  if (!/^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')) return 'Only JSON is read.'
  const { origin, host } = headers
  // Browsers send it with every POST; a program that leaves it out is no page.
  if (origin === undefined || origin.toLowerCase() !== `http://${String(host).toLowerCase()}`)
    return 'Only pages of site dev may ask.'
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return 'Only pages of site dev may ask.'
  const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ''))
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
    ? null
    : 'The page is from another start of site dev; load it again.'
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > MAX_BODY_BYTES) return null
    parts.push(part as Buffer)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (cause) {
    if (cause instanceof SyntaxError) return null
    throw cause
  }
}
