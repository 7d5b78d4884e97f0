import { useEffect, useState } from 'react'
import { fill } from '../parts/format.ts'
import type { DocumentProcessorProps, ProcessorWords } from './document/props.ts'
import { Result } from './document/Result.tsx'
import { TIMEOUT_MS } from './document/send.ts'
import { useDocumentProcessor, type View } from './document/use-document-processor.ts'
import { Zone } from './document/Zone.tsx'

/**
 * Reads a document: the zone where it is dropped, and the report of what was found. It stands in the grid of
 * its section, beside the head; the section's example gives way when there is a report.
 */
export function DocumentProcessor(props: DocumentProcessorProps) {
  const { id, words } = props
  const processor = useDocumentProcessor(props)
  const { view } = processor
  const isSlow = useSlowness(view.name === 'processing')
  const resultId = `${id}-result`
  const status = isSlow ? fill(words.slow, { n: TIMEOUT_MS / 1000 }) : progressOf(view, words)
  const read = view.name === 'result' ? processor.documents[view.shown] : undefined
  return (
    <>
      <Zone settings={props} processor={processor} reading={status} resultId={resultId} />
      {view.name === 'result' && read && (
        <div className="demo__result" id={resultId}>
          <Result settings={props} processor={processor} read={read} unread={view.unread} />
        </div>
      )}
    </>
  )
}

function progressOf(view: View, words: ProcessorWords): string {
  if (view.name !== 'processing' || view.total === 1) return words.assigning
  return fill(words.readingMany, { n: view.number, total: view.total })
}

/** After this the visitor sees that it is taking long. */
const SLOW_MS = 10_000

function useSlowness(isReading: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isReading) return
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isReading])
  return isSlow
}
