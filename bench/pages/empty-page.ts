import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { withBrowser } from './browser.ts'
import { measureInteractions } from './interactions.ts'
import { measureLoading } from './loading.ts'

const PAGE = `<!doctype html>
<html lang="en" data-scripts="ready">
<meta name="viewport" content="width=device-width">
<title>Empty page</title>
<p>Nothing else.</p>
<div class="navbar"><button popovertarget="menu">Menu</button></div>
<nav id="menu" popover>Empty, too.</nav>
`

/** What is found on a page of one line and an empty menu: what this machine and its browser take by themselves. */
export interface EmptyPage {
  readonly performance: number
  readonly clockPerformance: number
  readonly tbtMs: number
  readonly menuTapMs: number
}

/** Serves the empty page; `measure` loads it once more, in a new browser. */
export async function withEmptyPage(use: (measure: () => Promise<EmptyPage>) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-encoding', 'br')
    response.end(brotliCompressSync(PAGE))
  })
  await new Promise<void>((listening) => {
    server.listen(0, 'localhost', listening)
  })
  const { port } = server.address() as AddressInfo
  try {
    await use(async () => {
      const url = `http://localhost:${port}/`
      const figures = {
        ...(await measureLoading(url)),
        ...(await withBrowser((browser) => measureInteractions(browser, url))),
      }
      const figure = (column: keyof EmptyPage) => figures[column] ?? Number.NaN
      return {
        performance: figure('performance'),
        clockPerformance: figure('clockPerformance'),
        tbtMs: figure('tbtMs'),
        menuTapMs: figure('menuTapMs'),
      }
    })
  } finally {
    server.close()
  }
}
