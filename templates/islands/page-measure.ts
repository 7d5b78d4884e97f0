// Shows what this page weighs and how fast it came, as the visitor's browser recorded it.
import { formatNumber } from '../../common/money.ts'
import { fill } from '../parts/format.ts'
import { figuresOf } from './measure/page-figures.ts'

/** What the mark carries. */
interface MeasureProps {
  readonly kilobytes: string
  readonly seconds: string
  readonly language: string
}

/** What is recorded of layout shifts and the largest thing seen; TypeScript's DOM does not have it. */
interface ShiftRecord extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

const KB = 1024

export function enhance(element: HTMLElement, given: unknown): void {
  const props = given as MeasureProps
  const show = writer(element)
  const decimal = (value: number, digits: number) =>
    new Intl.NumberFormat(props.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      value,
    )

  const showFiles = () => {
    const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const figures = figuresOf(fetched as PerformanceResourceTiming[], location.host)
    show('weight', fill(props.kilobytes, { n: formatNumber(figures.bytes / KB, props.language) }))
    show('requests', formatNumber(figures.requests, props.language))
    show('hosts', formatNumber(figures.foreign, props.language))
    show('line', fill(props.seconds, { n: decimal(figures.lineSeconds, 1) }))
  }

  showFiles()
  watch('resource', showFiles)
  const isDrawn = watch('largest-contentful-paint', (records) => {
    const last = records.at(-1)
    if (last) show('drawn', fill(props.seconds, { n: decimal(last.startTime / 1000, 2) }))
  })
  let shift = 0
  const isShifted = watch('layout-shift', (records) => {
    // What moves because the visitor did something is no fault of loading.
    for (const { value, hadRecentInput } of records as ShiftRecord[]) if (!hadRecentInput) shift += value
    show('shift', decimal(shift, 3))
  })
  if (isShifted) show('shift', decimal(shift, 3))
  // What a browser does not record is not shown.
  hide(element, 'drawn', isDrawn)
  hide(element, 'shift', isShifted)
}

/** Calls back with all records of a kind, past and coming. @returns false where the browser makes no such records */
function watch(type: string, take: (records: readonly PerformanceEntry[]) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  new PerformanceObserver((list) => take(list.getEntries())).observe({ type, buffered: true })
  return true
}

function hide(element: HTMLElement, name: string, isMeasured: boolean): void {
  element.querySelector(`[data-figure=${name}]`)?.parentElement?.toggleAttribute('hidden', !isMeasured)
}

/** Writes figures into their places, and only what has changed. */
function writer(element: HTMLElement) {
  return (name: string, text: string) => {
    const place = element.querySelector(`[data-figure=${name}]`)
    if (place && place.textContent !== text) place.textContent = text
  }
}
