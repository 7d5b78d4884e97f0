// A server whose wall clock is set from outside while it runs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './server-process.ts'

export interface ClockOfServer {
  /** For the environment of the server. */
  readonly environment: Record<string, string>
  /** Sets the clock off by a number of days. */
  shift(days: number): void
  remove(): void
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function clockOfServer(): Promise<ClockOfServer> {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'))
  await bundle(folder, { clock: 'test/shifted-clock.ts' })
  const file = join(folder, 'shift')
  const shift = (days: number) => writeFileSync(file, String(days * DAY_MS))
  shift(0)
  const preload = pathToFileURL(join(folder, 'clock.js')).href
  return {
    environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${preload}` },
    shift,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
