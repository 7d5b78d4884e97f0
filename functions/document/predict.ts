import { faultOfModel } from './model-loading/fault.ts'
import type { Models, Prediction } from './model-loading/open-models.ts'
import type { Fault, Reading } from './types.ts'

/**
 * Asks our own model about a document before the rules look at it; of a mail with a readable attachment it sees that.
 *
 * @returns prediction null: there is no such model, or it failed; fault null: nothing went wrong
 */
export async function predict(
  reading: Reading,
  models: Models,
): Promise<{ readonly prediction: Prediction | null; readonly fault: Fault | null }> {
  const { format, pages } = reading.attachment ?? reading
  // XML alone has no page, and names its values itself.
  if (format === 'xml') return { prediction: null, fault: null }
  try {
    return { prediction: await models.predict(pages), fault: null }
  } catch (error) {
    return { prediction: null, fault: faultOfModel(error) }
  }
}
