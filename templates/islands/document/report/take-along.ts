import { formatDay } from '../../../parts/format.ts'
import { download } from '../../browser/download.ts'
import type { DocumentProcessorProps } from '../props.ts'
import type { ReportView } from './Report.tsx'
import { reportSheet } from './report-sheet.ts'

const JSON_TYPE = 'application/json'
const PDF_TYPE = 'application/pdf'

/** The answer as received, formatted for reading. */
export const asJson = (answer: unknown) => JSON.stringify(answer, null, 2)

/** @returns whether the text is in the clipboard */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused by the visitor or by the browser, or the page was not loaded over HTTPS: the older way may work.
    return copyTheOlderWay(text)
  }
}

function copyTheOlderWay(text: string): boolean {
  const field = Object.assign(document.createElement('textarea'), { value: text, className: 'visually-hidden' })
  const { activeElement } = document
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  return isCopied
}

export function saveJson(answer: unknown, fileName: string): void {
  download(asJson(answer), `${fileStem(fileName)}.json`, JSON_TYPE)
}

/** Draws the result on a sheet and downloads it. @throws when the code that draws cannot be loaded */
export async function savePdf(view: ReportView, fileName: string, settings: DocumentProcessorProps): Promise<void> {
  const { drawSheet } = await import('../../pdf/sheet.ts')
  const date = formatDay(new Date(), settings.language)
  const address = `${window.location.host}${window.location.pathname}`
  download(await drawSheet(reportSheet(view, settings, { address, date })), `${fileStem(fileName)}.pdf`, PDF_TYPE)
}

/** "Rechnung 0815.pdf" -> "Analyse-Rechnung-0815". */
export function fileStem(fileName: string): string {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N}_.-]+/gu, '-')
  return `Analyse-${name}`.slice(0, 80)
}
