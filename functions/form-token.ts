import { formToken as makeToken } from './leads/form-token.ts'
import { json } from './lib/http.ts'
import type { Handler, LeadServices } from './lib/types.ts'

/** POST /api/form-token: 200 { token }, which a form sends to prove its age. */
export const formToken: Handler<LeadServices> = async (_request, { now, formSecret }) =>
  json(200, { token: makeToken(now(), formSecret) })
