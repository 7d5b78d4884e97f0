// A mail server for tests that keeps what it gets.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The mail as it came. */
  readonly raw: string
  readonly mail: Email
}

export interface MailServer {
  readonly url: string
  readonly received: Received[]
  close(): Promise<void>
}

/** Starts a mail server on this machine; `options` may refuse things. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    async onData(stream, { envelope }, done) {
      const bytes = await bytesOf(stream)
      // Its sender was killed meanwhile.
      if (bytes === null) return
      const { mailFrom, rcptTo } = envelope
      const from = mailFrom ? mailFrom.address : ''
      const to = rcptTo.map(({ address }) => address)
      received.push({ from, to, raw: bytes.toString('latin1'), mail: await PostalMime.parse(bytes) })
      done()
    },
    ...options,
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, received, close }
}

/** null: the connection was cut before the mail was whole. */
async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of stream) chunks.push(chunk)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ECONNECTION') return null
    throw error
  }
  // Cut before anybody read it, which is no error of the stream.
  return stream.readableEnded ? Buffer.concat(chunks) : null
}
