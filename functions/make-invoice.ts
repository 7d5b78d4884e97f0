import { answerOf, UNKNOWN_VISITOR } from './document/worker/answer-of.ts'
import { failed } from './document/worker/job.ts'
import type { Handler } from './lib/types.ts'

/** Far more than the values and 200 rows of any invoice. */
const MAX_VALUES_BYTES = 256 * 1024

/**
 * POST /api/makeInvoice: makes an e-invoice of the values of a read document, or says what is missing; nothing of it is kept.
 * 200 MakeInvoiceAnswer; 400, 422, 503, 504 as POST /api/processDocument.
 */
export const makeInvoice: Handler = async (request, services, visitor = UNKNOWN_VISITOR) => {
  const limits = { ...services.documentLimits, maxBytes: MAX_VALUES_BYTES }
  return answerOf(request, services, async (wording) => {
    const asked = { task: 'make', body: request.body, wording, wantsPreview: false, limits, visitor } as const
    const outcome = await services.documents.read(asked)
    // What is said of a document that is too large would be wrong: there is none.
    return !outcome.ok && outcome.error === 'too-large' ? failed('malformed') : outcome
  })
}
