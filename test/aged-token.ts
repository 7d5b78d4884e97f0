import { formToken } from '../functions/leads/form-token.ts'
import { openStore } from '../functions/outbox/store.ts'

/** The token of a form that a person had a minute to fill in. @param url where leads are stored */
export async function agedToken(url: string): Promise<string> {
  const store = await openStore({ url, sinks: [] })
  const token = formToken(new Date(Date.now() - 60_000), await store.secret('form-token'))
  await store.close()
  return token
}
