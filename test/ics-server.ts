import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves one address the way `listener` answers while `use` runs. */
export async function withIcsServer(
  listener: RequestListener,
  use: (url: string, port: number) => Promise<void>,
): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    await use(`http://127.0.0.1:${port}/office.ics`, port)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** A calendar as a file, with events of these lines. */
export function icsOf(...events: readonly (readonly string[])[]): string {
  const own = events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:event-${index}`, ...lines, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//', ...own, 'END:VCALENDAR', ''].join('\r\n')
}
