// What the tests of the document demo do with it, in the words of a visitor.
import type { Locator, Page, Route } from 'playwright-core'
import type { DocumentAnswer, DocumentRequest } from '../../schemas/types.ts'
import { eventually, textOf } from './browser.ts'

/** A page with the demo for documents; "/" has the one for processes. */
export const DEMO_PAGE = '/ki-automatisierung-agentur'
export const DEMO_CHUNK = /\/_a\/DocumentProcessor-[^/]+\.js$/

export const demoOf = (page: Page) => page.locator('.demo')
export const zoneOf = (page: Page) => page.locator('.dropzone')
export const inputOf = (page: Page) => demoOf(page).locator('input[type=file]')
export const resultOf = (page: Page) => demoOf(page).locator('.demo__result')
export const exampleOf = (page: Page) => demoOf(page).locator('.demo__example')
export const sampleOf = (page: Page, name: string) => demoOf(page).getByRole('button', { name })
export const buttonOf = (page: Page, name: string) => demoOf(page).getByRole('button', { name, exact: true })

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export function file(name = 'Rechnung.pdf', mimeType = 'application/pdf', contents = '%PDF-1.7'): Given {
  return { name, mimeType, buffer: Buffer.from(contents) }
}

/** Chooses a file as the file picker does. */
export const choose = (page: Page, given: Given = file()) => inputOf(page).setInputFiles(given)

/** Waits until the zone is in a view: idle, processing, result, error or used-up. */
export async function isIn(page: Page, view: string): Promise<void> {
  await eventually(async () => {
    const state = await zoneOf(page).getAttribute('data-state')
    if (state !== view) throw new Error(`The zone is in the view "${state}", not "${view}"`)
  })
}

/** Goes to the demo and waits until the script that handles drops, pastes and samples is there. */
export async function canDrop(page: Page): Promise<void> {
  await zoneOf(page).scrollIntoViewIfNeeded()
  await page.locator('[data-island=document-drop][data-state=awake]').waitFor({ state: 'attached' })
}

export const awake = (page: Page) =>
  page.locator('[data-island=DocumentProcessor][data-state=awake]').waitFor({ state: 'attached' })

interface Dropped {
  readonly name: string
  readonly type: string
  readonly contents: string
}

/** Drags files to an element: over it, away from it, or down on it. */
export async function drag(
  element: Locator,
  event: 'dragover' | 'dragleave' | 'drop',
  files: Dropped[] = [{ name: 'Rechnung.pdf', type: 'application/pdf', contents: '%PDF-1.7' }],
): Promise<boolean> {
  return element.evaluate(
    (target, [name, given]) => {
      const dataTransfer = new DataTransfer()
      for (const { name: fileName, type, contents } of given) {
        dataTransfer.items.add(new File([contents], fileName, { type }))
      }
      // false: the browser would do what it does by itself, which is to leave the page.
      return !target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }))
    },
    [event, files] as const,
  )
}

/** The requests for an analysis, in order. */
export interface Asked {
  readonly bodies: DocumentRequest[]
}

/** Answers the analysis itself. */
export async function answer(
  page: Page,
  handle: (route: Route, body: DocumentRequest) => Promise<unknown> = (route) => route.fulfill({ json: found() }),
): Promise<Asked> {
  const asked: Asked = { bodies: [] }
  await page.route('**/api/processDocument*', async (route) => {
    const body = route.request().postDataJSON() as DocumentRequest
    asked.bodies.push(body)
    await handle(route, body)
  })
  return asked
}

/** An answer that fits the contract. */
export function found(data: Partial<DocumentAnswer['data']> = {}): DocumentAnswer {
  return {
    fileName: 'Rechnung.pdf',
    fileType: 'application/pdf',
    fileSize: '184 KB',
    processingTime: 2140,
    data: {
      confidence: 0.934,
      documentType: 'Eingangsrechnung',
      summary: 'Rechnung über Papier.',
      extractedFields: { Rechnungsnummer: 'RE-1', Brutto: '119,00 €' },
      actionDetails: [
        { action: 'Skonto nutzen', priority: 'immediate', estimatedTimeSaved: '6 min', automation: 'Vorschlagen' },
        { action: 'Buchen', priority: 'high', estimatedTimeSaved: '4 min', automation: 'Übergeben' },
        { action: 'Ablegen', priority: 'other', estimatedTimeSaved: '2 min', automation: 'Benennen' },
      ],
      keyInsights: ['2 % Skonto'],
      potentialIssues: ['IBAN prüfen'],
      nextSteps: ['Freigeben'],
      documentQuality: 'good',
      detectedLanguage: 'Deutsch',
      ...data,
    },
  }
}

/** The text of the focused element. */
export const focusedText = (page: Page) => textOf(page.locator(':focus'))
