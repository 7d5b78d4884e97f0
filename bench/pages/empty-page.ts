import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

const PAGE = `<!doctype html>
<html lang="en" data-scripts="ready">
<meta name="viewport" content="width=device-width">
<title>Empty page</title>
<p>Nothing else.</p>
<div class="navbar"><button popovertarget="menu">Menu</button></div>
<nav id="menu" popover>Empty, too.</nav>
`

/** Serves a page of one line and an empty menu at an address: what is found there is what this machine and its browser take by themselves. */
export async function withEmptyPage(use: (url: string) => Promise<void>): Promise<void> {
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
    await use(`http://localhost:${port}/`)
  } finally {
    server.close()
  }
}
