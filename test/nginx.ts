// Debian's nginx with the settings that a build made, in front of our own server.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAM = '/usr/sbin/nginx'

/** Why nginx cannot be started here; null if it can. */
export const withoutNginx = existsSync(PROGRAM) ? null : 'nginx is not installed (Debian: nginx-light)'

export interface Nginx {
  readonly port: number
  stop(): Promise<void>
}

/** What nginx.conf of a build has to be told, which on a server are its own facts. */
export interface NginxPlace {
  /** The content of nginx.conf. */
  readonly settings: string
  /** Where dist/ lies. */
  readonly folder: string
  /** Where server.js listens. */
  readonly serverPort: number
}

/** Starts nginx and waits until it answers. @throws Error with what nginx says of its settings */
export async function startNginx({ settings, folder, serverPort }: NginxPlace): Promise<Nginx> {
  const own = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  mkdirSync(join(own, 'site'))
  writeFileSync(join(own, 'site/listen.conf'), `listen 127.0.0.1:${port};\n`)
  const placed = settings
    .replaceAll('/etc/nginx/site/', `${own}/site/`)
    .replaceAll('/srv/site/', `${folder}/`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
  writeFileSync(join(own, 'site.conf'), placed)
  writeFileSync(join(own, 'nginx.conf'), mainSettings(own))
  const child = spawn(PROGRAM, ['-e', 'stderr', '-p', own, '-c', join(own, 'nginx.conf')])
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors += text
  })
  await answering(port, child, () => errors)
  return {
    port,
    async stop() {
      await ended(child)
      rmSync(own, { recursive: true })
    },
  }
}

/** As Debian's own file, but for places that only root may write. Workers read what only the user of the test may. */
function mainSettings(own: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${own}/pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${own}/${name};`).join('\n  ')}
  include ${own}/site.conf;
}
`
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answering(port: number, child: ChildProcess, errors: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors()}`)
    const answers = await new Promise((resolve) => {
      request({ port, host: '127.0.0.1', path: '/' }, (response) => resolve(response.resume()))
        .on('error', () => resolve(null))
        .end()
    })
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
}
