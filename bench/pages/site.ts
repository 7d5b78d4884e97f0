import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const repository = resolve(import.meta.dirname, '../..')

export interface Served {
  /** "http://localhost:4711". */
  readonly origin: string
  /** public/ of the build. */
  readonly folder: string
}

/** Builds the site as it goes live, serves it with its own server, and removes both at the end. */
export async function withSite(measure: (site: Served) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'))
  try {
    const cli = join(repository, 'bin/site.js')
    const built = spawnSync(process.execPath, [cli, 'build', '--root', repository, '--out', folder], {
      encoding: 'utf8',
    })
    if (built.status !== 0) throw new Error(`site build ended with ${built.status}:\n${built.stderr}`)
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
    await withServer(folder, (origin) => measure({ origin, folder: join(folder, 'public') }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function withServer(folder: string, use: (origin: string) => Promise<void>): Promise<void> {
  const database = `file:${join(folder, 'leads.db')}`
  const env = { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', LEADS_DATABASE_URL: database }
  const child = spawn(process.execPath, [join(folder, 'server.js')], { cwd: folder, env })
  try {
    await use(await addressOf(child))
  } finally {
    child.kill()
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

/** The server's first line is its address. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let [output, errors] = ['', '']
    child.stderr?.on('data', (text) => {
      errors += text
    })
    child.stdout?.on('data', (text) => {
      output += text
      const [, address] = /^(http:\S+)\n/.exec(output) ?? []
      if (address) found(address)
    })
    child.on('exit', (code) => failed(new Error(`The server ended with ${code}:\n${errors}`)))
  })
}

/** Every page that was built, as a visitor types it: "/", "/en/", "/talk-to-us". */
export function routesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replace(/(index)?\.html$/, '')}`)
    .sort()
}
