import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Chromium and its kin are called, Debian's first, and last the one that has no window. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chromium-headless-shell']

/** The program of an installed Chromium: CHROMIUM_PATH, or the first one on the PATH; null if there is none. */
export function findChromium(environment: Readonly<Record<string, string | undefined>>): string | null {
  const named = environment['CHROMIUM_PATH']
  const folders = (environment['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const programs = named ? [named] : NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return programs.find(canRun) ?? null
}

function canRun(program: string): boolean {
  try {
    accessSync(program, constants.X_OK)
    return true
  } catch {
    return false
  }
}
