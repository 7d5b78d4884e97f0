import { type RefObject, useEffect, useRef, useState } from 'react'
import { push } from '../data-layer/events.ts'
import { analysesLeft, countAnalysis, FREE_ANALYSES } from './allowance.ts'
import { take, type Upload } from './bring.ts'
import { type Corrections, corrected, NO_CORRECTIONS, type Place } from './correct/corrections.ts'
import { refusalOf } from './file-types.ts'
import { failed, type Problem, refused } from './problem.ts'
import type { DocumentProcessorProps } from './props.ts'
import { type Report, readReport } from './report/report.ts'
import { analyse, fileOf, type Outcome } from './send.ts'

/** A document that was read. The answer is kept as it came, to be copied and saved. */
export interface ReadDocument {
  readonly file: string
  readonly report: Report
  readonly answer: unknown
  /** What the visitor has changed since. */
  readonly corrections: Corrections
}

/** What is shown. */
export type View =
  | { readonly name: 'idle'; readonly note: string }
  | { readonly name: 'processing'; readonly file: string }
  | { readonly name: 'result'; readonly read: ReadDocument }
  | { readonly name: 'error'; readonly problem: Problem }

const IDLE: View = { name: 'idle', note: '' }

/**
 * The states of the document processor: idle, processing, then result or error. A result costs one of the
 * free analyses; what was refused, failed or was stopped costs none.
 */
export function useDocumentProcessor(props: DocumentProcessorProps) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const running = useRef<AbortController>(null)
  const [view, setView] = useState<View>(IDLE)
  const [left, setLeft] = useState(FREE_ANALYSES)
  const refresh = () => setLeft(analysesLeft())
  const isUsedUp = left === 0
  useFocus(input, heading, { view, isUsedUp })

  const start = (upload: Upload) => {
    refresh()
    if (running.current || analysesLeft() === 0) return
    const refusal = upload instanceof File ? refusalOf(upload, props) : null
    if (refusal) {
      setView({ name: 'error', problem: refused(refusal, props) })
      return
    }
    const stop = new AbortController()
    running.current = stop
    setView({ name: 'processing', file: upload.name })
    push({ event: 'automation_started', location: props.variant === 'process' ? 'ai_analyzer' : 'document_demo' })
    void read(upload, stop).then((outcome) => {
      // Stopped by the visitor, who may have begun another one since.
      if (running.current !== stop) return
      running.current = null
      setView(settled(outcome, upload, props))
      refresh()
    })
  }

  const reset = (note = '') => {
    running.current?.abort()
    running.current = null
    refresh()
    setView({ name: 'idle', note })
  }

  const correct = (place: Place, plain: string | null) =>
    setView((last) => {
      if (last.name !== 'result') return last
      const { read } = last
      return { ...last, read: { ...read, corrections: corrected(read.corrections, place, plain) } }
    })

  const change = () => {
    const upload = input.current && take(input.current)
    if (upload) start(upload)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was put in before this was awake.
  useEffect(() => {
    refresh()
    change()
  }, [])
  return { view, left, isUsedUp, input, heading, start, reset, correct, change, refresh }
}

async function read(upload: Upload, stop: AbortController): Promise<Outcome> {
  const request = fetch.bind(window)
  const file = await fileOf(upload, request).catch(() => null)
  // Only a sample can fail to load: the server could not be reached.
  return file ? analyse(file, request, stop) : { ok: false, reason: 'unreachable' }
}

/** The view that an outcome leads to; counts an analysis that brought a result. */
function settled(outcome: Outcome, upload: Upload, props: DocumentProcessorProps): View {
  if (!outcome.ok) return { name: 'error', problem: failed(outcome, upload, props) }
  const report = readReport(outcome.answer)
  if (!report) {
    const nothing: Outcome = { ok: false, reason: 'failed', message: null, canRetry: true }
    return { name: 'error', problem: failed(nothing, upload, props) }
  }
  countAnalysis()
  return { name: 'result', read: { file: upload.name, report, answer: outcome.answer, corrections: NO_CORRECTIONS } }
}

/**
 * Moves the focus along with the views: to the heading of what is new, or back to the file input. A visitor
 * who went on to another part of the page meanwhile keeps the place there.
 */
function useFocus(
  input: RefObject<HTMLInputElement | null>,
  heading: RefObject<HTMLHeadingElement | null>,
  shown: { readonly view: View; readonly isUsedUp: boolean },
): void {
  const { view, isUsedUp } = shown
  const last = useRef(shown)
  useEffect(() => {
    const isSame = isSameView(last.current.view, view) && last.current.isUsedUp === isUsedUp
    last.current = { view, isUsedUp }
    if (isSame) return
    const { activeElement, body } = document
    const isHere = input.current?.closest('.demo')?.contains(activeElement) ?? false
    if (activeElement !== body && !isHere) return
    const target = heading.current ?? input.current
    target?.focus({ preventScroll: true })
    // Not the heading alone: what it heads is new, too.
    target?.closest('.result, .dropzone')?.scrollIntoView({ block: 'nearest' })
  }, [view, isUsedUp, input, heading])
}

/** A correction changes a result, and is made where the focus is. */
function isSameView(one: View, other: View): boolean {
  if (one.name === 'result' && other.name === 'result') return one.read.answer === other.read.answer
  return one === other
}
