import { type Post, postingSink } from './posting-sink.ts'
import { leadsInside, PrivateAddressError } from './private-address.ts'
import type { Sink } from './sink.ts'
import type { WebhookSettings } from './webhook-settings.ts'

/**
 * Posts leads from a host that has fetch and no sockets. What a name resolves to is that host's business: it stands in no
 * network of the owner.
 */
export function fetchedWebhook(settings: WebhookSettings, now: () => Date): Sink {
  return postingSink(settings, now, settings.allowsPrivate ? post : postOutside)
}

const postOutside: Post = async (target, lead) => {
  if (leadsInside(target)) throw new PrivateAddressError()
  return post(target, lead)
}

const post: Post = async (target, { body, headers, signal }) => {
  const answer = await fetch(target, { method: 'POST', headers, body, signal, redirect: 'manual' })
  await answer.body?.cancel()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined }
}
