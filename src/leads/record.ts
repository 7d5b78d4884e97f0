import { type ContextPart, contextPart } from '../../common/lead-context.ts'
import type { RegisteredLead } from '../../functions/outbox/register.ts'

/** A lead as programs get it: what was sent, and what we know about it. */
export type LeadRecord = Readonly<Record<string, unknown>>

export function recordOf({ payload, createdAt, deliveries, ...lead }: RegisteredLead): LeadRecord {
  const { id, kind, state, source, language, suspicion, replaces } = lead
  return {
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    replyBy: lead.promise?.dueAt.toISOString() ?? null,
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    ...payload,
    source,
    language,
    suspicion,
    replaces,
    deliveries,
  }
}

/** One part of what the visitor did before; "" if it was not sent. */
export function contextField({ payload }: RegisteredLead, part: ContextPart): string {
  return String(contextPart(payload['context'], part) ?? '')
}

/** One field of what was sent; "" if it was not sent. */
export function field({ payload }: RegisteredLead, name: string): string {
  const value = payload[name]
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
