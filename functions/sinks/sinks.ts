import type { Settings } from '../lib/settings.ts'
import type { Services } from '../lib/types.ts'
import { mailSinks } from './mail.ts'
import type { Sink } from './sink.ts'
import { webhookSink } from './webhook.ts'

/** Where leads are brought, by the settings; [] if they are only stored. */
export function sinksFor({ webhook, mail }: Settings, { site, now }: Pick<Services, 'site' | 'now'>): Sink[] {
  return [...(webhook ? [webhookSink(webhook, now)] : []), ...(mail ? mailSinks(mail, site) : [])]
}
