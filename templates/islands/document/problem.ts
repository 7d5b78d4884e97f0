import { fill } from '../../parts/format.ts'
import type { Upload } from './bring.ts'
import type { Refusal } from './file-types.ts'
import type { DocumentProcessorProps } from './props.ts'
import type { Outcome } from './send.ts'

/** Why there is no result, in the words of the page. */
export interface Problem {
  readonly text: string
  /** Of the text, where it is not the page's. */
  readonly language: string | undefined
  /** What to do about it, where the text does not say it. */
  readonly hint: string | null
  /** The document to send again, where that may help. */
  readonly retry: Upload | null
}

/** What a visitor reads about a file that is not sent at all. */
export function refused(refusal: Refusal, { variant, words, maxMegabytes }: DocumentProcessorProps): Problem {
  const texts = {
    unsupported: variant === 'process' ? words.unsupportedProcess : words.unsupported,
    empty: words.empty,
    tooLarge: fill(words.tooLarge, { n: maxMegabytes }),
  }
  return { text: texts[refusal], language: undefined, hint: null, retry: null }
}

/** What a visitor reads about an analysis without a result. */
export function failed(
  outcome: Exclude<Outcome, { ok: true }>,
  upload: Upload,
  { words, language }: DocumentProcessorProps,
): Problem {
  if (outcome.reason === 'unreadable') {
    return { text: words.unreadable, language: undefined, hint: words.notCounted, retry: null }
  }
  if (outcome.reason === 'unreachable') {
    // The text for no answer at all is English, whatever the page is.
    return {
      text: words.unreachable,
      language: language === 'en' ? undefined : 'en',
      hint: words.checkConnection,
      retry: upload,
    }
  }
  const retry = outcome.canRetry ? upload : null
  if (outcome.message === null) return { text: words.failed, language: undefined, hint: words.notCounted, retry }
  return { text: outcome.message, language: undefined, hint: words.notCounted, retry }
}
