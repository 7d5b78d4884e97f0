// Which scripts a page loads before any interaction: those that it names, what they import, and the islands that
// wake by themselves. It knows how esbuild writes the entry that src/esbuild/islands.ts makes.
import type { Fetched, IslandTag } from '../read-page.ts'

/** The text of a script of the site by its address; null if there is none. */
export type ReadScript = (address: string) => string | null

/** Whether an island loads without interaction; others wait for a touch, or until they come near. */
function isAwake({ load, isOnTop }: IslandTag): boolean {
  return load === 'idle' || (load === 'visible' && isOnTop)
}

/** Addresses of all scripts of a first visit, each once. */
export function scriptFiles({ scripts, islands, hasOpener }: Fetched, read: ReadScript): string[] {
  const taken = new Set<string>()
  const take = (address: string) => {
    const text = taken.has(address) ? null : read(address)
    if (text === null) return
    taken.add(address)
    for (const imported of importsOf(text)) take(imported)
  }
  for (const script of scripts) {
    take(script)
    const entry = read(script) ?? ''
    const files = islandFiles(entry)
    const awake = islands.filter(isAwake).flatMap(({ name }) => files.get(name) ?? [])
    const needsReact = awake.some((file) => isComponent(read(file) ?? ''))
    const isOpened = hasOpener && islands.some(({ load }) => load === 'opened')
    const byItself = [...awake, ...(needsReact ? reactFiles(entry) : []), ...(isOpened ? openerFiles(entry) : [])]
    for (const file of byItself) take(file)
  }
  return [...taken]
}

/** Addresses of `import "…"`, `import {…} from "…"` and `export {…} from "…"`. */
function importsOf(text: string): string[] {
  const found = text.matchAll(/\b(?:import|export)\s*(?:[\w$*{},\s]+?\bfrom\s*)?["'](\/[^"']+)["']/g)
  return [...found].map(([, address = '']) => address)
}

/** `accordion:()=>import("/_a/accordion-X.js")`: the islands' scripts, by name of the island. */
function islandFiles(entry: string): ReadonlyMap<string, string> {
  const found = entry.matchAll(/["']?([\w$-]+)["']?\s*:\s*\(\)\s*=>\s*import\("([^"]+)"\)/g)
  return new Map([...found].map(([, name = '', address = '']) => [name, address]))
}

/** `code??=import("…")`: what shows a dialog, which a page with links that open it loads at once (islands/waking/openers.ts). */
function openerFiles(entry: string): string[] {
  return [...entry.matchAll(/\?\?=\s*import\("([^"]+)"\)/g)].map(([, address = '']) => address)
}

/** An island without `enhance` is a React component (templates/islands/hydrate.ts). */
function isComponent(island: string): boolean {
  return island !== '' && !/\benhance\b/.test(island)
}

/** `await import("…")` and `await Promise.all([import("…"),import("…")])`: React and what wakes components with it. */
function reactFiles(entry: string): string[] {
  const awaited = entry.match(/\bawait\s*(?:Promise\.all\(\[)?(?:\s*import\("[^"]+"\),?)+/g) ?? []
  return awaited.flatMap((imports) => [...imports.matchAll(/import\("([^"]+)"\)/g)].map(([, address = '']) => address))
}
