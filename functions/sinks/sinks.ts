import { mail } from './mail.ts'
import type { SinkKind } from './sink.ts'
import { webhook } from './webhook.ts'

/** Where leads can be delivered. A new place needs its file, with its settings, and its entry here. */
export const SINKS: readonly SinkKind[] = [webhook, mail]
