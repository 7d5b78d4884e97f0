import { type RefObject, useEffect, useRef, useState } from 'react'
import reportStyles from '../../styles/components/document-result.late.css'
import { loadStyles } from '../browser/styles.ts'
import { push } from '../data-layer/push.ts'
import { analysesLeft, FREE_ANALYSES } from './allowance.ts'
import { take, type Upload } from './bring.ts'
import { corrected, type Place } from './correct/corrections.ts'
import type { Problem } from './problem.ts'
import type { DocumentProcessorProps } from './props.ts'
import { type ReadDocument, readEach, refusalIn } from './read-each.ts'

/** What is shown: `shown` is the place of a document among those that were read. */
export type View =
  | { readonly name: 'idle'; readonly note: string }
  | { readonly name: 'processing'; readonly file: string; readonly number: number; readonly total: number }
  | { readonly name: 'result'; readonly shown: number; readonly unread: readonly string[] }
  | { readonly name: 'error'; readonly problem: Problem }

const IDLE: View = { name: 'idle', note: '' }

/**
 * The states of the document processor: idle, processing, then result or error. A result costs one of the
 * free analyses; what was refused, failed or was stopped costs none. What was read stays until the page is left.
 */
export function useDocumentProcessor(props: DocumentProcessorProps) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const running = useRef<AbortController>(null)
  const [view, setView] = useState<View>(IDLE)
  const [documents, setDocuments] = useState<readonly ReadDocument[]>([])
  const [left, setLeft] = useState(FREE_ANALYSES)
  const refresh = () => setLeft(analysesLeft())
  const isUsedUp = left === 0
  useFocus(input, heading, { view, isUsedUp })

  const start = (uploads: readonly Upload[]) => {
    refresh()
    if (running.current || analysesLeft() === 0) return
    const only = uploads.length === 1 && uploads[0]
    const refusal = only && refusalIn(only, props)
    if (refusal) {
      setView({ name: 'error', problem: refusal })
      return
    }
    const stop = new AbortController()
    running.current = stop
    push({ event: 'automation_started', location: props.variant === 'process' ? 'ai_analyzer' : 'document_demo' })
    const tell = (file: string, number: number) => setView({ name: 'processing', file, number, total: uploads.length })
    const reading = readEach(uploads, props, { stop, tell })
    void Promise.all([reading, loadStyles(reportStyles)]).then(([{ read, problems }]) => {
      const isStopped = running.current !== stop
      // Stopped by the visitor, who may have begun another one since. What was read of several until then is shown.
      if (isStopped && (running.current || read.length === 0)) return
      running.current = null
      const [problem] = problems
      if (read.length === 0 && problem) setView({ name: 'error', problem: problem.problem })
      else setView({ name: 'result', shown: documents.length, unread: problems.map(({ file }) => file) })
      setDocuments([...documents, ...read])
      refresh()
    })
  }

  const reset = (note = '') => {
    running.current?.abort()
    running.current = null
    refresh()
    setView({ name: 'idle', note })
  }

  const show = (shown: number) => setView({ name: 'result', shown, unread: [] })

  const correct = (place: Place, plain: string | null) => {
    if (view.name !== 'result') return
    const changed = (read: ReadDocument) => ({ ...read, corrections: corrected(read.corrections, place, plain) })
    setDocuments((all) => all.map((read, index) => (index === view.shown ? changed(read) : read)))
  }

  const change = () => {
    const uploads = input.current ? take(input.current) : []
    if (uploads.length > 0) start(uploads)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was put in before this was awake.
  useEffect(() => {
    refresh()
    change()
  }, [])
  return { view, documents, left, isUsedUp, input, heading, start, reset, show, correct, change, refresh }
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
    if (last.current.view === view && last.current.isUsedUp === isUsedUp) return
    last.current = { view, isUsedUp }
    const { activeElement, body } = document
    const isHere = input.current?.closest('.demo')?.contains(activeElement) ?? false
    if (activeElement !== body && !isHere) return
    const target = heading.current ?? input.current
    target?.focus({ preventScroll: true })
    // Not the heading alone: what it heads is new, too.
    target?.closest('.result, .dropzone')?.scrollIntoView({ block: 'nearest' })
  }, [view, isUsedUp, input, heading])
}
