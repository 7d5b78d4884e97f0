import type { ChatDemoSection } from '../../../schemas/types.ts'
import type { KnownEntry } from './answer.ts'

type Texts = Pick<ChatDemoSection, 'speakers' | 'source' | 'near' | 'unknown' | 'words'>

/** What the mark of a chatbot contains. */
export interface ChatProps extends Texts {
  readonly entries: readonly KnownEntry[]
}
