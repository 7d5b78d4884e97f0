import { advise } from './advise.ts'
import { answer } from './answer.ts'
import { ingest } from './ingest.ts'
import type { Job, Outcome } from './job.ts'
import { read } from './read.ts'
import { Unreadable } from './types.ts'
import { understand } from './understand.ts'

/**
 * A document's whole way: ingest, read, understand, advise, answer. What is wrong with the document is an outcome;
 * what a library throws at a document that it cannot cope with counts as a broken document.
 */
export async function analyse(job: Job): Promise<Outcome> {
  const started = performance.now()
  const upload = ingest(job.fileName, job.fileType, job.bytes)
  if (!upload) return { ok: false, trouble: 'unsupported' }
  try {
    const reading = await read(upload, job.limits)
    const understanding = understand(reading)
    const advice = advise(understanding, reading, { language: job.language, today: new Date() })
    const milliseconds = Math.round(performance.now() - started)
    return {
      ok: true,
      answer: answer({ upload, reading, understanding, advice, milliseconds, language: job.language }),
    }
  } catch (error) {
    return { ok: false, trouble: error instanceof Unreadable ? error.reason : 'broken' }
  }
}
