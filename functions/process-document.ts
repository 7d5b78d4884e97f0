import { plainDate } from '../common/document-entries.ts'
import { answerOf, UNKNOWN_VISITOR } from './document/worker/answer-of.ts'
import type { Handler } from './lib/types.ts'

/**
 * POST /api/processDocument: reads one document, in a separate process; nothing of it is kept.
 * 200 DocumentAnswer; 400, 413, 415, 422, 503, 504 { error: { code, message } } with the message of
 * site/data/document-texts.yaml. With ?today=2026-03-31 deadlines are judged by that day: our own samples name the day
 * on which they were made.
 */
export const processDocument: Handler = async (request, services, visitor = UNKNOWN_VISITOR) => {
  const { searchParams } = new URL(request.url)
  const wantsPreview = searchParams.get('preview') === '1'
  const today = plainDate(searchParams.get('today') ?? '')
  const { documentLimits: limits, documents } = services
  return answerOf(request, services, (wording) =>
    documents.read({
      task: 'read',
      body: request.body,
      wording,
      wantsPreview,
      ...(today && { today }),
      limits,
      visitor,
    }),
  )
}
