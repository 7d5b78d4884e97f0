import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { LETTERS_AS_SEEN } from '../../src/check/browser/launch-chromium.ts'
import { chromiumPath } from '../../test/browser/launch.ts'

const ARGUMENTS = [
  '--no-sandbox',
  LETTERS_AS_SEEN,
  '--disable-background-networking',
  // A page that asked another host would fail at once; nothing leaves this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
]

/** A fresh browser driven by Playwright. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ARGUMENTS })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A fresh browser that Lighthouse drives by its debugging port. */
export async function withDebuggingPort<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--no-first-run']
  const child = spawn(chromiumPath, [...ARGUMENTS, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  try {
    const port = await new Promise<number>((found, failed) => {
      let output = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const [, number] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output) ?? []
        if (number) found(Number(number))
      })
      child.on('error', failed)
      child.on('exit', (code) => failed(new Error(`${chromiumPath} ended with ${code}:\n${output}`)))
    })
    return await use(port)
  } finally {
    // With all its processes: those that are left would go on writing into the profile.
    if (child.pid && child.exitCode === null) process.kill(-child.pid)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
