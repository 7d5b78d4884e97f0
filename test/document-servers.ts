// Several servers that read documents behind the proxy that `--target container` writes, and a server of pages that passes
// documents on to it: as in a cluster, each at an address of its own with the same port, found by one name.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { documentsProxy } from '../src/targets/container/documents-proxy.ts'
import { freePort } from './nginx-proxy.ts'
import { ask, type ServerProcess, startServer } from './server-process.ts'

const NGINX = '/usr/sbin/nginx'
const DNSMASQ = '/usr/sbin/dnsmasq'
/** Our server listens at every address of a machine; a socket that is passed to it has one. */
const ACTIVATE = '/usr/bin/systemd-socket-activate'
const NAME = 'documents.test'

/** Why they cannot be started here; null: they can. */
export function documentServersProblem(): string | null {
  if (process.platform !== 'linux') return 'needs Linux, where each 127.0.0.x is an address'
  const missing = [NGINX, DNSMASQ, ACTIVATE].find((program) => !existsSync(program))
  return missing === undefined ? null : `needs ${missing}`
}

export interface DocumentServers {
  readonly web: ServerProcess
  /** Ends one of them, as a machine that fails. */
  kill(index: number): void
  /** @returns what they and nginx logged as errors */
  stop(): Promise<string>
}

/** @param dist a folder as makeDist() leaves it */
export async function startDocumentServers(dist: string, count: number): Promise<DocumentServers> {
  const own = mkdtempSync(join(tmpdir(), 'document-servers-'))
  const [port, names] = [await freePort(), await freePort()]
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 2}`)
  const children: ChildProcess[] = []
  let errors = ''
  const start = (program: string, args: readonly string[]) => {
    const child = spawn(program, args, { cwd: dist, stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (!/^(Listening on|Communication attempt|Execing|dnsmasq|Signal)/.test(text)) errors += text
    })
    children.push(child)
    return child
  }
  start(DNSMASQ, [...DNS, `--port=${names}`, ...hosts.map((host) => `--host-record=${NAME},${host}`)])
  const servers = hosts.map((host) =>
    start(ACTIVATE, [...ENVIRONMENT, '-l', `${host}:${port}`, process.execPath, 'server.js']),
  )
  const settings = documentsProxy({ resolver: `127.0.0.1:${names}`, servers: NAME }, 15)
  writeFileSync(
    join(own, 'nginx.conf'),
    settings
      .replaceAll('/tmp/', `${own}/`)
      .replace('listen 3000', `listen 127.0.0.1:${port}`)
      .replace(':3000', `:${port}`) + AS_USER,
  )
  start(NGINX, ['-p', own, '-e', 'stderr', '-c', join(own, 'nginx.conf'), '-g', 'daemon off;'])
  await Promise.all(hosts.map((host) => answering(host, port)))
  await answering('127.0.0.1', port)
  const web = await startServer(dist, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${port}` })
  return {
    web,
    kill: (index) => void servers[index]?.kill('SIGKILL'),
    async stop() {
      await web.stop()
      const ended = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
      for (const child of ended) child.kill('SIGTERM')
      await Promise.all(ended.map((child) => child.exitCode ?? once(child, 'exit')))
      rmSync(own, { recursive: true })
      return errors + web.errors()
    },
  }
}

const DNS = [
  '--keep-in-foreground',
  '--no-resolv',
  '--no-hosts',
  '--local=/test/',
  '--conf-file=/dev/null',
  '--listen-address=127.0.0.1',
  '--bind-interfaces',
  '--user=',
  '--pid-file=',
]

const ENVIRONMENT = ['ROLE=documents', 'TRUST_PROXY=2', 'RATE_LIMIT=off', `PATH=${process.env['PATH']}`].flatMap(
  (one) => ['-E', one],
)

/** Its workers read what only root may. */
const AS_USER = process.getuid?.() === 0 ? 'user root;\n' : ''

async function answering(host: string, port: number): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const status = await ask({ port }, '/healthz', { host }).then(
      ({ status }) => status,
      () => 0,
    )
    if (status === 200) return
    await pause(50)
  }
  throw new Error(`Nothing answers at ${host}:${port}`)
}
