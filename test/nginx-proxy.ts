// Debian's nginx in front of our servers, with settings as an owner would write them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Nginx {
  readonly port: number
  /** What it logged as an error. */
  errors(): string
  stop(): Promise<void>
}

const PROGRAM = '/usr/sbin/nginx'

/** Why nginx cannot be started here; null: it can. */
export function nginxProblem(): string | null {
  return existsSync(PROGRAM) ? null : 'needs nginx: apt-get install nginx-light'
}

/**
 * Passes everything on to servers of this machine, in turn.
 *
 * @param location further settings of the place that passes on
 */
export async function startNginx(ports: readonly number[], location: readonly string[] = []): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(join(folder, name))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, { port, ports, location }))
  const child = spawn(PROGRAM, ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  await answering(port, child, () => errors)
  return {
    port,
    errors: () => errors,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

interface Behind {
  readonly port: number
  readonly ports: readonly number[]
  readonly location: readonly string[]
}

function configuration(folder: string, { port, ports, location }: Behind): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name.replace('client_', ''))};`,
  )
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream site {
    ${ports.map((own) => `server 127.0.0.1:${own} max_fails=0;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 15m;
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_next_upstream error non_idempotent;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      ${location.join('\n      ')}
    }
  }
}
`
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function answering(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${errors()}`)
    const socket = createConnection(port, '127.0.0.1')
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
