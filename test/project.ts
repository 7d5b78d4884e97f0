// Copies of the fixture site in folders of their own, and the generator run on them as a process, as an author would.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const generator = fileURLToPath(new URL('..', import.meta.url))
const command = join(generator, 'bin/site.js')

/** What a finished process left. */
export interface Run {
  /** null: ended by `signal`. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface RunOptions {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** User to run as; only root may ask for it. */
  readonly uid?: number
  /** Command that starts Node instead of Node itself, such as ["sh", "-c", "ulimit -f 8; exec \"$@\"", "sh"]. */
  readonly through?: readonly string[]
  /** Called with everything that stderr has said so far, so that a test can act while the process runs. */
  readonly onStderr?: (text: string, kill: (signal: NodeJS.Signals) => void) => void
}

/** Runs `site` with these arguments to its end. */
export function site(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { cwd = tmpdir(), env = {}, uid, through = [], onStderr } = options
  const [program = '', ...rest] = [...through, process.execPath, command, ...args]
  return new Promise((resolve, reject) => {
    const user = uid === undefined ? {} : { uid, gid: uid }
    const child = spawn(program, rest, { cwd, env: { PATH: process.env['PATH'], ...env }, ...user })
    let [stdout, stderr] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
      onStderr?.(stderr, (signal) => child.kill(signal))
    })
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }))
  })
}

/** Files of a project by path; null: there is none. */
export type Files = Readonly<Record<string, string | Uint8Array | null>>

/** A project folder that belongs to one test. */
export class Project {
  constructor(readonly root: string) {}

  path(file: string): string {
    return join(this.root, file)
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8')
  }

  write(file: string, contents: string | Uint8Array): void {
    mkdirSync(dirname(this.path(file)), { recursive: true })
    writeFileSync(this.path(file), contents)
  }

  /** Replaces a text that has to be there. */
  replace(file: string, before: string, after: string): void {
    const text = this.read(file)
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
    this.write(
      file,
      text.replace(before, () => after),
    )
  }

  /** The text of a file with one part replaced, for `with`. */
  changed(file: string, before: string, after: string): Files {
    const text = this.read(file)
    if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`)
    return { [file]: text.replace(before, () => after) }
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true })
  }

  /** Runs `site COMMAND --root THIS …`. */
  site(name: string, args: readonly string[] = [], options: RunOptions = {}): Promise<Run> {
    return site([name, '--root', this.root, ...args], options)
  }

  build(args: readonly string[] = [], options: RunOptions = {}): Promise<Run> {
    return this.site('build', args, options)
  }

  /** Makes a change, does something, and takes the change back. */
  async with<T>(files: Files, act: () => Promise<T>): Promise<T> {
    const before = Object.keys(files).map((file) => [file, this.bytesOf(file)] as const)
    for (const [file, contents] of Object.entries(files)) this.put(file, contents)
    try {
      return await act()
    } finally {
      for (const [file, contents] of before) this.put(file, contents)
    }
  }

  private bytesOf(file: string): Uint8Array | null {
    return statSync(this.path(file), { throwIfNoEntry: false }) ? readFileSync(this.path(file)) : null
  }

  private put(file: string, contents: string | Uint8Array | null): void {
    if (contents === null) rmSync(this.path(file), { recursive: true, force: true })
    else this.write(file, contents)
  }
}

const folders: string[] = []

/** An empty folder that is removed when the tests have ended. */
export function temporaryFolder(): string {
  if (folders.length === 0) {
    process.once('exit', () => {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    })
  }
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  folders.push(folder)
  return folder
}

/** A copy of test/fixtures/site. */
export function fixtureProject(folder = temporaryFolder()): Project {
  cpSync(join(generator, 'test/fixtures/site'), folder, { recursive: true })
  return new Project(folder)
}

/** Hash of every file below a folder, by path, sorted; two folders with the same files give equal objects. */
export function contentsOf(folder: string): Record<string, string> {
  return perFile(folder, (path) => createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16))
}

/** Time of the last change and inode of every file below a folder: differs if a file was written again. */
export function timesOf(folder: string): Record<string, string> {
  return perFile(folder, (path) => {
    const { mtimeMs, ino } = statSync(path)
    return `${mtimeMs} ${ino}`
  })
}

function perFile(folder: string, about: (path: string) => string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
  return Object.fromEntries(files.map((file) => [file, about(join(folder, file))]))
}
