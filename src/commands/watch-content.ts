// `site validate --watch`: the same findings again after each change.
import { watchProject } from '../dev/watch.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Config, Diagnostic } from '../types.ts'
import { validate } from './validate.ts'

interface Watching {
  /** Ends the watching. */
  readonly signal: AbortSignal
  /** Takes the files that changed (none at the start) and the findings, or what kept them from being made. */
  report(changed: readonly string[], outcome: readonly Diagnostic[] | Error): Promise<void>
}

/** Validates at once and after each change of content or schemas, until the signal. */
export async function watchContent(config: Config, { signal, report }: Watching): Promise<void> {
  let changed = new Set<string>()
  let wake = () => {}
  const onBatch = (files: readonly string[]) => {
    for (const file of files) if (/^(site|schemas)(\/|$)/.test(file)) changed.add(file)
    if (changed.size > 0) wake()
  }
  const watcher = await watchProject(config.root, onBatch)
  watcher.onError((cause) => void report([], asError(cause)))
  signal.addEventListener('abort', () => wake())
  await report([], await outcome(config))
  while (!signal.aborted) {
    if (changed.size === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    if (signal.aborted) break
    const files = [...changed].sort()
    changed = new Set()
    await report(files, await outcome(config))
  }
  await watcher.close()
}

/** A file may be gone between being listed and being read; the next change shows it. */
async function outcome(config: Config): Promise<readonly Diagnostic[] | Error> {
  try {
    return await validate(config)
  } catch (cause) {
    return asError(cause)
  }
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}

/** The first line of each round: when, and what changed. */
export function headline(changed: readonly string[], now: Date): Words {
  const time = now.toTimeString().slice(0, 8)
  const [first, ...others] = changed
  if (first === undefined) {
    return {
      en: `── ${time} ── watching the content; Ctrl-C ends`,
      de: `── ${time} ── der Inhalt wird beobachtet; Strg-C beendet`,
    }
  }
  const more = others.length
  return {
    en: `── ${time} ── ${first}${more > 0 ? ` and ${more} more` : ''} changed`,
    de: `── ${time} ── geändert: ${first}${more > 0 ? ` und ${more} weitere` : ''}`,
  }
}
