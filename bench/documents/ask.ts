/** The parts of an answer that are used here. */
export interface AnalysisAnswer {
  readonly status: number
  readonly milliseconds: number
  readonly fields: Readonly<Record<string, string>>
  readonly details: readonly { readonly label: string; readonly value: string; readonly confidence: number }[]
}

/** Sends a file to be read, as the widget does. */
export async function ask(origin: string, fileName: string, bytes: Buffer): Promise<AnalysisAnswer> {
  const fileData = `data:;base64,${bytes.toString('base64')}`
  const body = JSON.stringify({ fileName, fileType: '', fileSize: bytes.length, fileData })
  const started = performance.now()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/processDocument`, { method: 'POST', headers, body })
  const answer = (await response.json()) as {
    data?: { extractedFields?: AnalysisAnswer['fields']; fieldDetails?: AnalysisAnswer['details'] }
  }
  const milliseconds = performance.now() - started
  const { extractedFields: fields = {}, fieldDetails: details = [] } = answer.data ?? {}
  return { status: response.status, milliseconds, fields, details }
}
