// A server that is watched, after requests of every kind.
import { send } from './documents-hostile.ts'
import { type Answer, ask, makeDist, post, removeDist, type ServerProcess, startServer } from './server-process.ts'
import { BOOKING, FILES, HOST, MESSAGE } from './server-site.ts'
import { startReceiver, type WebhookReceiver } from './webhook-receiver.ts'

export const NOTE = { fileName: 'notiz.txt', bytes: Buffer.from('Guten Tag, das ist eine kurze Notiz.') }

export interface WatchedServer extends ServerProcess {
  accessLog(): string
  /** Stops it and removes its folder. */
  end(): Promise<void>
}

/** Starts one, whose receiver of leads refuses one of three for good. */
export async function startWatched(): Promise<WatchedServer> {
  const receiver = await startReceiver((response, { body }) =>
    response.writeHead(body.includes('dead') ? 410 : 204).end(),
  )
  const webhook = { LEADS_WEBHOOK_URL: receiver.url, LEADS_WEBHOOK_ALLOW_PRIVATE: 'on' }
  const server = await startServer(await makeDist(FILES, HOST), { METRICS_PORT: '0', ACCESS_LOG: 'on', ...webhook })
  let accessLog = ''
  server.process.stdout?.on('data', (text: string) => {
    accessLog += text
  })
  await visit(server, receiver)
  const end = async () => {
    await server.stop()
    receiver.close()
    removeDist(server.folder)
  }
  return { ...server, accessLog: () => accessLog, end }
}

/** Requests of every kind, each with something private where a visitor can put it. */
async function visit(to: ServerProcess, receiver: WebhookReceiver): Promise<void> {
  const headers = { 'user-agent': 'planted', referer: 'https://planted.example.org', 'x-forwarded-for': '198.51.100.7' }
  await ask(to, '/talk-to-us?name=planted', { headers })
  await ask(to, '/', { method: 'HEAD', headers })
  await ask(to, '/', { method: 'PROPFIND' })
  await ask(to, '/favicon.svg')
  await ask(to, '/talk-to-us/')
  await ask(to, '/planted-path')
  await ask(to, '/api/planted')
  await ask(to, '/erika@example.org', { headers })
  await ask(to, '/%planted')
  await ask(to, '/api/contact')
  await post(to, '/api/contact', MESSAGE)
  await post(to, '/api/contact', { ...MESSAGE, message: 'dead' })
  await post(to, '/api/contact', { ...MESSAGE, email: 'planted' })
  await post(to, '/api/booking', BOOKING)
  await receiver.until(3)
  await send(to, NOTE)
  await send(to, '{}')
  await settled(async () =>
    JSON.stringify(figuresOf((await metricsOf(to)).text, 'site_delivery_tries_total')).includes('dead'),
  )
  await ask(to, '/readyz')
}

/** The port that it serves its figures at. */
export async function metricsPort(of: ServerProcess): Promise<number> {
  await settled(() => of.errors().includes('"metricsPort"'))
  return Number(/"metricsPort":(\d+)/.exec(of.errors())?.[1])
}

/** Its figures as Prometheus gets them. */
export async function metricsOf(server: ServerProcess): Promise<Answer> {
  return ask({ port: await metricsPort(server) }, '/metrics')
}

/** The values of a figure by their labels, as they are written. */
export function figuresOf(text: string, name: string): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  return Object.fromEntries(
    lines.map((line) => {
      const [, labels = '', value] = /^[^{ ]+(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      return [labels, Number(value)]
    }),
  )
}

/** Asks again and again until something is so. */
export async function settled(isSo: () => boolean | Promise<boolean>, ms = 10_000): Promise<void> {
  const end = performance.now() + ms
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It did not become so: ${isSo}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
