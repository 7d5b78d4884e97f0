// Real CalDAV servers of Debian, each with one calendar: Radicale and Xandikos.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as assert from 'uvu/assert'

/** A running server with an empty calendar. */
export interface CaldavServer {
  /** Of the calendar; ends with "/". */
  readonly url: string
  readonly user: string
  readonly password: string
  /** Changes a file of the calendar. @returns the status */
  ask(method: 'PUT' | 'DELETE' | 'GET', file: string, body?: string, headers?: Record<string, string>): Promise<number>
  stop(): Promise<void>
}

const USER = { user: 'owner', password: 'geheim' }

interface Program {
  readonly path: string
  /** What runs it in a folder at a port. */
  args(folder: string, port: number): string[]
  /** The path of its calendar. */
  readonly calendar: string
}

const PROGRAMS = {
  radicale: {
    path: '/usr/bin/radicale',
    args: (folder, port) => ['--config', '', ...radicaleOptions(folder, port)],
    calendar: '/owner/office/',
  },
  xandikos: {
    path: '/usr/bin/xandikos',
    args: (folder, port) => [
      ...['-d', join(folder, 'data'), '-l', '127.0.0.1', '-p', String(port)],
      ...['--current-user-principal', '/owner/', '--defaults'],
    ],
    calendar: '/owner/calendars/calendar/',
  },
} satisfies Readonly<Record<string, Program>>

export type CaldavProgram = keyof typeof PROGRAMS
export const CALDAV_PROGRAMS = Object.keys(PROGRAMS) as CaldavProgram[]

/** Why a server cannot be started here; null: it can. */
export function missingCaldav(name: CaldavProgram): string | null {
  const { path } = PROGRAMS[name]
  return existsSync(path) ? null : `${path} is not installed: apt-get install ${name}`
}

function radicaleOptions(folder: string, port: number): string[] {
  const users = join(folder, 'users')
  writeFileSync(users, `${USER.user}:${USER.password}\n`)
  return [
    ...['--server-hosts', `127.0.0.1:${port}`, '--storage-filesystem-folder', join(folder, 'data')],
    ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users, '--auth-htpasswd-encryption', 'plain'],
  ]
}

/** Starts a server; the caller stops it. */
export async function startCaldav(name: CaldavProgram): Promise<CaldavServer> {
  const program: Program = PROGRAMS[name]
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  const port = await freePort()
  const child = spawn(program.path, program.args(folder, port), { cwd: folder, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  const url = `${origin}${program.calendar}`
  const authorization = `Basic ${Buffer.from(`${USER.user}:${USER.password}`).toString('base64')}`
  const ask: CaldavServer['ask'] = async (method, file, body, headers = {}) => {
    const type = { 'content-type': 'text/calendar; charset=utf-8' }
    const all = { authorization, ...type, ...headers }
    const answer = await fetch(url + file, { method, headers: all, ...(body !== undefined && { body }) })
    await answer.arrayBuffer()
    return answer.status
  }
  await untilAnswers(origin, child)
  if (name === 'radicale') {
    const made = await fetch(url, { method: 'MKCALENDAR', headers: { authorization } })
    assert.is(made.status, 201)
  }
  return {
    ...{ url, ...USER, ask },
    async stop() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    assert.is(child.exitCode, null, 'The CalDAV server ended')
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error('The CalDAV server does not answer')
}
