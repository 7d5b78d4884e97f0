// Built sites for tests.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type BuiltSite, builtSite } from './built-site.ts'

/** Writes files below a new folder: "public/index.html", "functions/contact.js". @returns the folder */
export function builtFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** A built site that is in no folder. */
export function siteWith(parts: Partial<BuiltSite> & { readonly texts?: Readonly<Record<string, string>> }): BuiltSite {
  const { texts = {}, ...given } = parts
  const read = (file: string) => texts[file] ?? ''
  const none = { origin: 'https://here.example', pages: [], files: new Set<string>(), redirects: new Map() }
  return { folder: '/built/public', functions: new Set(), ...none, read, ...given }
}

/** As `builtSite`, for a folder that is one. */
export function siteIn(folder: string): BuiltSite {
  const site = builtSite(folder)
  if (!site) throw new Error(`${folder} is no built site`)
  return site
}
