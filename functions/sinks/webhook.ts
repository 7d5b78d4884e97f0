import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { type Answer, type Post, postingSink } from './posting-sink.ts'
import { leadsInside, PrivateAddressError, publicLookup } from './private-address.ts'
import type { Sink, SinkKind } from './sink.ts'
import { readWebhook, WEBHOOK_SETTINGS, type WebhookSettings } from './webhook-settings.ts'

/** The owner's webhook. */
export const webhook: SinkKind = {
  settings: WEBHOOK_SETTINGS,
  read(environment) {
    const { value, problems } = readWebhook(environment)
    return { problems, open: ({ now }) => (value ? [webhookSink(value, now)] : []) }
  },
}

/** Posts leads from a machine of our own, which knows what a name resolves to. */
export function webhookSink(settings: WebhookSettings, now: () => Date, lookup: LookupFunction = publicLookup): Sink {
  return postingSink(settings, now, postWith(settings.allowsPrivate ? undefined : lookup))
}

/** @param lookup checks what a name resolves to; undefined: anything is allowed */
function postWith(lookup: LookupFunction | undefined): Post {
  return (target, { body, headers, signal }) => {
    // Names are checked when they are looked up; addresses are not looked up.
    if (lookup && leadsInside(target)) return Promise.reject(new PrivateAddressError())
    const request = target.protocol === 'https:' ? requestHttps : requestHttp
    return new Promise<Answer>((resolve, reject) => {
      // A reused connection would not be checked again.
      const options = { method: 'POST', headers, agent: false as const, signal, ...(lookup ? { lookup } : {}) }
      const sent = request(target, options, (response) => {
        const { statusCode = 0, headers: answered } = response
        // The body of the answer does not matter, however long or slow it is.
        response.destroy()
        resolve({ status: statusCode, retryAfter: answered['retry-after'] })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }
}
