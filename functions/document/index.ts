import type { Catalogue } from './advice/catalogue.ts'
import { advise } from './advise.ts'
import { answer } from './answer.ts'
import { ingest } from './ingest.ts'
import type { Models } from './models.ts'
import { read } from './read.ts'
import { hear, secondOpinion } from './second-opinion.ts'
import { MachineFault, type Reading, Unreadable, type Upload } from './types.ts'
import { understand } from './understand.ts'
import type { Fault, Job, Outcome, Trouble } from './worker/job.ts'
import { sentFile } from './worker/request.ts'

/** What a process has for all documents. */
interface Means {
  readonly models: Models
  readonly catalogue: Catalogue
}

/**
 * A document's whole way: ingest, read, understand, advise, answer. What is wrong with the document is an outcome;
 * what a library throws at a document that it cannot cope with counts as a broken document.
 *
 * @param body the body of the request
 */
export async function analyse(job: Job, body: Uint8Array, { models, catalogue }: Means): Promise<Outcome> {
  const started = performance.now()
  const file = sentFile(body, job.limits.maxBytes)
  if (typeof file === 'string') return no(file)
  const upload = ingest(file.fileName, file.fileType, file.bytes)
  if (!upload) return no('unsupported')
  try {
    const reading = await readOrTrouble(upload, job, started)
    if (typeof reading === 'string') return no(reading)
    const { heard, fault } = await hear(reading, models)
    const { understanding, fault: second } = await secondOpinion(understand(reading, heard), reading, models)
    const advice = advise(understanding, reading, { language: job.language, today: new Date(), catalogue })
    const preview = job.wantsPreview ? await previewOf(upload, reading) : null
    const milliseconds = Math.round(performance.now() - started)
    const parts = { upload, reading, understanding, advice, milliseconds, language: job.language, preview }
    const trouble = fault ?? second
    return { ok: true, json: JSON.stringify(answer(parts)), ...(trouble && { fault: trouble }) }
  } catch (error) {
    return { ok: false, trouble: 'failed', fault: faultOf(error) }
  }
}

// Loaded when the first picture is wanted: programs that ask for values alone need none of the libraries for it.
const previewOf: typeof import('./readers/preview.ts').previewOf = async (...asked) =>
  (await import('./readers/preview.ts')).previewOf(...asked)

const no = (trouble: Trouble): Outcome => ({ ok: false, trouble })

async function readOrTrouble(upload: Upload, { limits }: Job, started: number): Promise<Reading | Trouble> {
  try {
    return await read(upload, { limits, started })
  } catch (error) {
    const machineFault = machineFaultIn(error)
    if (machineFault) throw machineFault
    return error instanceof Unreadable ? error.reason : 'broken'
  }
}

/** Readers take what they cannot foresee for a broken document. */
function machineFaultIn(error: unknown): MachineFault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof MachineFault) return cause
  }
  return null
}

/** Where an error was thrown. Its message may quote the document and is left out. */
function faultOf(error: unknown): Fault {
  if (error instanceof MachineFault) return { message: error.message, stack: '' }
  const { name = typeof error, stack = '' } = error instanceof Error ? error : {}
  const places = stack.split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line))
  return { message: `A document could not be interpreted: ${name}`, stack: places.join('\n') }
}
