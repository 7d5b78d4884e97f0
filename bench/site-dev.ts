// `site dev` as an author starts it, with a copy of this site, for what measures it.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const repository = resolve(import.meta.dirname, '..')

export interface Running {
  readonly child: ChildProcess
  readonly address: string
  /** Resolves when the next edit has been processed. */
  settled(): Promise<void>
}

/** Starts `site dev` for a project. @param more options of the command */
export function startDev(root: string, ...more: readonly string[]): Promise<Running> {
  const words = [join(repository, 'bin/site.js'), 'dev', '--root', root, '--port', '0', ...more]
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C', LC_ALL: 'C', NODE_OPTIONS: '--expose-gc' },
  })
  let waiting: (() => void)[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (!/ ms\)/.test(text)) return
    for (const resume of waiting) resume()
    waiting = []
  })
  const settled = () => new Promise<void>((done) => waiting.push(done))
  return new Promise((done, failed) => {
    child.once('exit', (code) => failed(new Error(`site dev ended with ${code}`)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => done({ child, address: text.trim(), settled }))
  })
}

/** This site in a folder of its own. */
export function agencyIn(folder: string): string {
  const root = copyOf('agency', folder, repository, [
    'site',
    'schemas',
    'common',
    'templates',
    'functions',
    'package.json',
  ])
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  return root
}

/** Parts of a project, copied below a folder. */
export function copyOf(name: string, folder: string, from: string, parts: readonly string[]): string {
  const root = join(folder, name)
  for (const part of parts) {
    if (existsSync(join(from, part))) cpSync(join(from, part), join(root, part), { recursive: true })
  }
  return root
}
