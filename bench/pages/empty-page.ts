import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { measureLoading } from './loading.ts'

const PAGE = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Empty page</title>
<p>Nothing else.</p>
`

/** What Lighthouse finds on a page of one line: what this machine and its browser take by themselves. */
export interface EmptyPage {
  readonly performance: number
  readonly tbtMs: number
}

/** Serves the empty page; `measure` loads it once more, in a new browser. */
export async function withEmptyPage(use: (measure: () => Promise<EmptyPage>) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
  })
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening)
  })
  const { port } = server.address() as AddressInfo
  try {
    await use(async () => {
      const { performance = Number.NaN, tbtMs = Number.NaN } = await measureLoading(`http://localhost:${port}/`)
      return { performance, tbtMs }
    })
  } finally {
    server.close()
  }
}
