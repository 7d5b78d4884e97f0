import { advise } from './advise.ts'
import { answer } from './answer.ts'
import { classifyIfUnsure } from './classify.ts'
import { ingest } from './ingest.ts'
import type { Models } from './model-loading/open-models.ts'
import { predict } from './predict.ts'
import { read } from './read.ts'
import { MachineFault, type Reading, Unreadable, type Upload } from './types.ts'
import { understand } from './understand.ts'
import { failed, faultOf, type Job, type Outcome, type ReadError } from './worker/job.ts'
import { sentFile } from './worker/request.ts'
import type { Stage, StageTimes } from './worker/stages.ts'

/**
 * A document's whole way: ingest, read, predict, understand, classify, advise, answer. What is wrong with the document is
 * an outcome; what a library throws at a document that it cannot cope with counts as a broken document.
 *
 * @param body the body of the request
 */
export async function analyse(job: Job, body: Uint8Array, models: Models): Promise<Outcome> {
  const started = performance.now()
  const { lap, times } = stopwatch(started)
  const file = sentFile(body, job.limits.maxBytes)
  if (typeof file === 'string') return failed(file)
  const upload = ingest(file.fileName, file.fileType, file.bytes)
  if (!upload) return failed('unsupported')
  lap('ingest')
  try {
    const reading = await readOrError(upload, job, started)
    if (typeof reading === 'string') return failed(reading)
    lap('read')
    const { prediction, fault: predictFault } = await predict(reading, models)
    lap('predict')
    const ruled = understand(reading, prediction)
    lap('understand')
    const { understanding, fault: classifyFault } = await classifyIfUnsure(ruled, reading, models)
    lap('classify')
    const { wording, today } = job
    const advice = advise(understanding, reading, { wording, today: today ? new Date(today) : new Date() })
    lap('advise')
    const preview = job.wantsPreview ? await previewOf(reading) : null
    const milliseconds = Math.round(performance.now() - started)
    const fault = predictFault ?? classifyFault
    const json = JSON.stringify(
      answer({ upload, reading, understanding, advice, milliseconds, wording, preview, today }),
    )
    lap('answer')
    return { ok: true, json, stages: times(), ...(fault && { fault }) }
  } catch (error) {
    return { ok: false, error: 'failed', fault: faultOf(error) }
  }
}

/** Takes the time of one stage after the other. */
function stopwatch(started: number): { lap(stage: Stage): void; times(): StageTimes } {
  const times: { -readonly [Name in keyof StageTimes]: StageTimes[Name] } = {}
  let last = started
  return {
    lap(stage) {
      const now = performance.now()
      times[stage] = now - last
      last = now
    },
    times: () => times,
  }
}

// Loaded when the first picture is wanted: programs that ask for values alone need none of the libraries for it.
const previewOf: typeof import('./readers/preview.ts').previewOf = async (reading) =>
  (await import('./readers/preview.ts')).previewOf(reading)

async function readOrError(
  upload: Upload,
  { limits, wantsPreview }: Job,
  started: number,
): Promise<Reading | ReadError> {
  try {
    return await read(upload, { limits, started, wantsPicture: wantsPreview })
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
