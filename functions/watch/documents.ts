import type { Outcome, Task } from '../document/worker/job.ts'
import type { DocumentEnd, DocumentNotes } from '../document/worker/notes.ts'
import type { DocumentPool, OwnDocumentPool } from '../document/worker/pool.ts'
import { STAGES } from '../document/worker/stages.ts'
import type { Meters } from './meters.ts'

/** A text layer is read in some milliseconds, a bad scan in half a minute. */
const STAGE_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60]

const TASKS: Record<Task, true> = { read: true, make: true }

/** Each begins at 0, so that the first one is seen as a rise. */
const ENDS: Record<DocumentEnd, true> = {
  answered: true,
  left: true,
  malformed: true,
  'too-large': true,
  'too-many-pixels': true,
  unsupported: true,
  broken: true,
  encrypted: true,
  empty: true,
  busy: true,
  'too-slow': true,
  failed: true,
}

/** Opens the process that reads documents, and counts what it does. */
export function watchDocuments(
  { counter, gauge, histogram }: Meters,
  open: (notes: DocumentNotes) => OwnDocumentPool,
): OwnDocumentPool {
  const documents = counter({
    name: 'site_documents_total',
    help: 'Documents to read or to make, by how it ended: answered, why not (busy: refused at once), or left by the visitor.',
    labelNames: ['task', 'end'],
  })
  for (const task of Object.keys(TASKS)) for (const end of Object.keys(ENDS)) documents.inc({ task, end }, 0)
  const seconds = histogram(
    {
      name: 'site_document_stage_seconds',
      help: 'Time of a document in each stage of its way; those that were answered, but for receive and wait.',
      labelNames: ['stage'],
    },
    STAGE_SECONDS,
  )
  for (const stage of STAGES) seconds.zero({ stage })
  const pool = open({
    stage: (stage, milliseconds) => seconds.observe({ stage }, milliseconds / 1000),
    ended: (task, end) => documents.inc({ task, end }),
  })
  gauge({ name: 'site_documents_waiting', help: 'Documents that wait for their turn.' }, (one) =>
    one.set(pool.load().waiting),
  )
  gauge({ name: 'site_documents_reading', help: 'Documents that are being read or made.' }, (one) =>
    one.set(pool.load().isReading ? 1 : 0),
  )
  gauge(
    {
      name: 'site_document_process_resident_bytes',
      help: 'Memory of the process that reads documents, after its last one; 0 when it does not run.',
    },
    (one) => one.set(pool.load().residentBytes),
  )
  return pool
}

/** away: nobody answered at DOCUMENTS_URL. */
type PassedEnd = DocumentEnd | 'away'

const PASSED_ENDS: Record<PassedEnd, true> = { ...ENDS, away: true }

/** Counts what a server with DOCUMENTS_URL passes on, and how it ended there. */
export function watchPassedOn({ counter, histogram }: Meters, pool: DocumentPool): DocumentPool {
  const documents = counter({
    name: 'site_documents_passed_on_total',
    help: 'Documents passed on to DOCUMENTS_URL, by how it ended: answered, why not (busy: refused there), left by the visitor, or away: nobody answered.',
    labelNames: ['task', 'end'],
  })
  for (const task of Object.keys(TASKS)) for (const end of Object.keys(PASSED_ENDS)) documents.inc({ task, end }, 0)
  const seconds = histogram(
    {
      name: 'site_documents_passed_on_seconds',
      help: 'Time from passing a document on to the end of its answer; those that were answered.',
      labelNames: ['task'],
    },
    STAGE_SECONDS,
  )
  for (const task of Object.keys(TASKS)) seconds.zero({ task })
  return {
    async read(request) {
      const { task } = request
      const begun = performance.now()
      let end: PassedEnd = 'left'
      try {
        const outcome = await pool.read(request)
        end = endOf(outcome)
        if (outcome.ok) seconds.observe({ task }, (performance.now() - begun) / 1000)
        return outcome
      } finally {
        documents.inc({ task, end })
      }
    },
    stop: () => pool.stop(),
  }
}

/** A server that refuses is in order; that none answered is a fault. */
function endOf(outcome: Outcome): PassedEnd {
  if (outcome.ok) return 'answered'
  return outcome.error === 'busy' && outcome.fault ? 'away' : outcome.error
}
