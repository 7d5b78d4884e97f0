import { answerOf, UNKNOWN_VISITOR } from './document/worker/answer-of.ts'
import type { Handler } from './lib/types.ts'

/** Far more than the values and 200 rows of any invoice. */
const MAX_VALUES_BYTES = 256 * 1024

/**
 * POST /api/makeInvoice: makes an e-invoice of the values of a read document, or says what is missing; nothing of it is kept.
 * 200 MakeInvoiceAnswer; 400, 413, 422, 503, 504 as POST /api/processDocument.
 */
export const makeInvoice: Handler = async (request, services, visitor = UNKNOWN_VISITOR) => {
  const limits = { ...services.documentLimits, maxBytes: MAX_VALUES_BYTES }
  return answerOf(request, services, (wording) =>
    services.documents.read({ task: 'make', body: request.body, wording, wantsPreview: false, limits, visitor }),
  )
}
