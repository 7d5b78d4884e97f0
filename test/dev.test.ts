// The law of `site dev`: after any edits it holds byte for byte what a fresh build with the same settings writes.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { build } from '../src/commands/build.ts'
import { type Dev, dev } from '../src/commands/dev.ts'
import { hasErrors } from '../src/diagnostics/diagnostic.ts'
import type { Config, Diagnostic } from '../src/types.ts'
import { fixtureProject, temporaryFolder } from './project.ts'
import { RandomEditor } from './random-editor.ts'

const test = suite('site dev')

const EDITS = 300
const EDITS_BETWEEN = 10
const SEED = 20260
/** Long enough for a busy machine. */
const PATIENCE_MS = 20_000

test('holds what a fresh build would write, after 300 random edits of all kinds', async () => {
  const { root } = fixtureProject()
  const settings: Config = {
    root,
    out: join(temporaryFolder(), 'dist'),
    cache: null,
    compress: false,
    workerFile: null,
  }
  const changes = new Changes()
  const running = await dev(settings, { ...quiet, onDone: () => changes.notify() })
  const editor = new RandomEditor(root, SEED)
  let compared = 0
  try {
    for (let edit = 0; edit <= EDITS; edit += EDITS_BETWEEN) {
      if (edit % (3 * EDITS_BETWEEN) === 0 || edit === EDITS) editor.mendAll()
      const fresh = await freshBuild(settings)
      if (fresh.files) compared += 1
      await changes.until(() => difference(running, fresh) === null)
      assert.is(difference(running, fresh), null, `after ${edit} edits`)
      if (edit < EDITS) for (let one = 0; one < EDITS_BETWEEN; one++) await editOnce(editor, changes)
    }
  } finally {
    await running.stop()
  }
  assert.ok(compared > EDITS / EDITS_BETWEEN / 3, `only ${compared} of the builds were without mistakes`)
})

/** Half of the edits come while the previous one is still being processed. */
async function editOnce(editor: RandomEditor, changes: Changes): Promise<void> {
  const done = changes.next(300)
  const what = editor.edit()
  if (what !== 'nothing' && what.length % 2 === 0) await done
}

const quiet = {
  port: 0,
  editor: 'vscode',
  language: 'en',
  environment: {},
  say: () => undefined,
} as const

interface Fresh {
  readonly diagnostics: readonly Diagnostic[]
  /** null: nothing was written. */
  readonly files: ReadonlyMap<string, Buffer> | null
}

async function freshBuild(settings: Config): Promise<Fresh> {
  const { value, diagnostics } = await build({ ...settings, strict: false, targets: [] }, () => undefined)
  return { diagnostics, files: value && filesBelow(settings.out) }
}

function filesBelow(folder: string): ReadonlyMap<string, Buffer> {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(folder, file)).isFile())
  return new Map(files.map((file) => [file, readFileSync(join(folder, file))]))
}

/** The first thing in which dev and a fresh build differ; null if there is none. */
function difference(running: Dev, { diagnostics, files }: Fresh): string | null {
  if (!running.isSettled()) return 'dev is still busy'
  const [found, wanted] = [running.diagnostics(), diagnostics].map((list) => list.map((one) => JSON.stringify(one)))
  const more = found?.find((one) => !wanted?.includes(one))
  const less = wanted?.find((one) => !found?.includes(one))
  if (more || less || found?.length !== wanted?.length) return `only dev found ${more}, only a build found ${less}`
  if (!files) return hasErrors(running.diagnostics()) ? null : 'dev found no error'
  const output = running.output()
  const names = new Set([...files.keys(), ...output.keys()])
  const differing = [...names].find((name) => {
    const [one, other] = [files.get(name), output.get(name)?.bytes]
    return !one || !other || !one.equals(other)
  })
  return differing === undefined ? null : `${differing} differs`
}

/** Lets a test wait for what dev does. */
class Changes {
  #waiting: (() => void)[] = []

  notify(): void {
    for (const resume of this.#waiting.splice(0)) resume()
  }

  /** Resolves when the next edit has been processed, or after so many milliseconds. */
  next(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, milliseconds)
      this.#waiting.push(() => {
        clearTimeout(late)
        resolve()
      })
    })
  }

  async until(isRight: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (!isRight() && performance.now() < end) await this.next(100)
  }
}

test.run()
