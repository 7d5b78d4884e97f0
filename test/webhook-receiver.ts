// A receiver of webhooks on this machine that remembers what it got.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedHook {
  readonly key: string
  readonly headers: Record<string, string>
  readonly body: string
}

export interface WebhookReceiver {
  readonly url: string
  readonly hooks: ReceivedHook[]
  /** Resolves when this many have come. */
  until(count: number): Promise<void>
  close(): void
}

/** Starts a receiver that takes everything, or answers as given. */
export async function startReceiver(
  answer: (response: ServerResponse, hook: ReceivedHook) => void = (response) => response.writeHead(204).end(),
): Promise<WebhookReceiver> {
  const hooks: ReceivedHook[] = []
  const waiting: { readonly count: number; resolve(): void }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const headers = request.headers as Record<string, string>
    const hook = { key: headers['webhook-id'] ?? '', headers, body }
    hooks.push(hook)
    answer(response, hook)
    for (const { resolve } of waiting.filter(({ count }) => count <= hooks.length)) resolve()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/leads`,
    hooks,
    until: (count) =>
      new Promise((resolve) => {
        if (hooks.length >= count) resolve()
        else waiting.push({ count, resolve })
      }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
