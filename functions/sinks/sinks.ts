import type { Settings } from '../lib/settings.ts'
import type { Services } from '../lib/types.ts'
import { mailSinks } from './mail.ts'
import type { Sink } from './sink.ts'
import { webhookSink } from './webhook.ts'

/** Where leads are brought, by the settings; [] if they are only stored. */
export function sinksFor({ webhook, mail }: Settings, services: Pick<Services, 'site' | 'texts' | 'now'>): Sink[] {
  return [...(webhook ? [webhookSink(webhook, services.now)] : []), ...(mail ? mailSinks(mail, services) : [])]
}
