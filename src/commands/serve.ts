import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../diagnostics/words.ts'

/**
 * `site serve`: runs the built server as a host would, until it ends.
 *
 * @returns its exit code, or what keeps it from starting
 */
export function serve(out: string, port: string | undefined): Promise<number | { problem: Words }> {
  const server = join(out, 'server.js')
  if (!existsSync(server)) return Promise.resolve({ problem: notBuilt(server) })
  return new Promise((resolve, reject) => {
    const environment = port === undefined ? process.env : { ...process.env, PORT: port }
    const child = spawn(process.execPath, [server], { stdio: 'inherit', env: environment })
    // Ctrl-C reaches the server by itself; this process waits for its clean end.
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 0))
  })
}

function notBuilt(server: string): Words {
  return {
    en: `There is no ${server}. Run "site build" first.`,
    de: `Es gibt kein ${server}. Zuerst „site build“ aufrufen.`,
  }
}
