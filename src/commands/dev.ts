import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import type { Snapshot } from '../dev/pending-output.ts'
import { openFunctions } from '../dev/serve/functions-process.ts'
import { problemsOf } from '../dev/serve/problems.ts'
import { devServer } from '../dev/serve/server.ts'
import { Session } from '../dev/session.ts'
import { watchProject } from '../dev/watch.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { bundleDevClient } from '../esbuild/dev-client.ts'
import type { Config, Diagnostic } from '../types.ts'
import { openPlanner } from './planner.ts'

export interface DevOptions {
  readonly port: number
  /** What opens a place in a file: a name of src/dev/serve/editors.ts or an address. */
  readonly editor: string
  readonly language: UiLanguage
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Whether pages can be edited where they are shown. */
  readonly isEditable?: boolean
  /** Called when an edit has been worked through. */
  onDone(done: DevDone): void
  /** What functions say. */
  say(text: string): void
}

export interface DevDone {
  readonly diagnostics: readonly Diagnostic[]
  readonly files: number
  readonly milliseconds: number
}

/** A site that is being worked on. */
export interface Dev {
  /** "http://localhost:3000". */
  readonly address: string
  /** The last whole output. */
  output(): Snapshot
  diagnostics(): readonly Diagnostic[]
  /** Whether every edit that was seen is worked through. */
  isSettled(): boolean
  stop(): Promise<void>
}

/**
 * `site dev`: builds into memory, serves it, and does again what each edit changes.
 *
 * @throws the system's error when the port cannot be had
 */
export async function dev(given: Config, options: DevOptions): Promise<Dev> {
  const folder = mkdtempSync(join(tmpdir(), 'site-dev-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // What esbuild and sharp make is kept between edits, also where builds are to keep nothing.
  const config = { ...given, cache: given.cache ?? join(folder, 'cache') }
  const http = createServer()
  try {
    await listen(http, options.port)
  } catch (cause) {
    remove()
    throw cause
  }
  const { session, functions, planner, isKnown } = await workOn(config, { http, folder, options })
  const watching = await watchProject(config.root, (changed) => {
    const news = changed.filter((path) => !isKnown(path))
    if (news.length > 0) void session.change(news)
  })
  watching.onError((cause) => {
    options.say(`${UNSEEN[options.language]}: ${cause instanceof Error ? cause.message : String(cause)}\n`)
  })
  await session.change([])
  return {
    address: `http://localhost:${(http.address() as AddressInfo).port}`,
    output: () => session.output,
    diagnostics: () => session.diagnostics,
    isSettled: () => session.isSettled,
    async stop() {
      http.close()
      http.closeAllConnections()
      await Promise.all([watching.close(), functions.stop(), planner.close()])
      remove()
    },
  }
}

const UNSEEN: Words = { en: 'Changes may go unseen', de: 'Änderungen bleiben vielleicht unbemerkt' }

interface RunDeps {
  readonly http: Server
  /** For files that belong to this run. */
  readonly folder: string
  readonly options: DevOptions
}

/** The site in memory, answered for by a server that listens already. */
async function workOn(config: Config, { http, folder, options }: RunDeps) {
  const { root } = config
  const { editor, language } = options
  const planner = openPlanner(config, () => session.isOutdated)
  const client = await bundleDevClient()
  const functions = openFunctions({
    folder,
    nodeModules: join(existsSync(join(root, 'node_modules')) ? root : packageRoot(), 'node_modules'),
    environment: { MODELS_DIR: join(root, 'functions/models'), ...options.environment },
    say: options.say,
  })
  const session: Session = new Session({
    prepare: planner.prepare,
    plan: planner.plan,
    openFiles: () => server.openFiles(),
    onShown: () => server.notify(),
    taken: () => server.taken(),
    onDone(milliseconds) {
      functions.update(session.output)
      options.onDone({ diagnostics: session.diagnostics, files: session.output.size, milliseconds })
    },
  })
  const additions = options.isEditable ? await import('./edit.ts') : null
  const found = () => session.diagnostics
  const isSettled = () => session.isSettled
  const written = new Set<string>()
  const changed = (files: readonly string[]) => {
    for (const file of files) written.add(file)
    void session.change(files)
  }
  // What the editor wrote was read at once. The system tells of it some milliseconds later, while the page is on its way.
  const isKnown = (path: string) => session.isSound && written.has(path) && planner.isAsRead(path)
  const readText = (file: string) => readFileSync(join(root, file), 'utf8')
  const server = devServer({
    view: () => session.view(),
    problems: () => problemsOf(session.diagnostics, { root, editor, language, readText }),
    language,
    client,
    functionsPort: () => functions.port(),
    editor: additions && (await additions.openEditor(config, { planner, language, folder, found, changed, isSettled })),
  })
  http.on('request', server.listener)
  return { session, functions, planner, isKnown }
}

/** Only this machine is served: drafts are nobody else's. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
