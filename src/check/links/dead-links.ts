import { error } from '../../diagnostics/diagnostic.ts'
import { meant, nearest } from '../../diagnostics/nearest.ts'
import type { Words } from '../../diagnostics/words.ts'
import type { BuiltSite } from '../built-site.ts'
import type { Finding } from '../finding.ts'
import { addressBook, type Destination } from './addresses.ts'
import type { Reference } from './references.ts'

/** What a page or a file of the built site refers to. */
export interface ReferringFile {
  /** The route of a page, or the address of a file. */
  readonly page: string
  /** Below public/. */
  readonly file: string
  readonly references: readonly Reference[]
}

/** The result of following all references. */
export interface LinkReport {
  readonly findings: readonly Finding[]
  /** References within the site. */
  readonly inside: number
  /** References to other hosts; they are counted, never requested. */
  readonly outside: number
}

/**
 * Follows every reference within the built site.
 *
 * @param idsOf ids of a page, by its file below public/
 */
export function deadLinks(
  site: BuiltSite,
  referring: readonly ReferringFile[],
  idsOf: (file: string) => ReadonlySet<string> | undefined,
): LinkReport {
  const leadsTo = addressBook(site)
  const findings: Finding[] = []
  let [inside, outside] = [0, 0]
  for (const one of referring) {
    for (const reference of one.references) {
      const target = leadsTo(reference.value, one.page)
      if (target.kind === 'outside') outside += 1
      else if (target.kind !== 'none') inside += 1
      const found = problem(site, { reference, target, idsOf })
      if (found)
        findings.push({ diagnostic: found, page: one.page, spot: spotOf(one, reference), written: reference.value })
    }
  }
  return { findings, inside, outside }
}

function spotOf({ file }: ReferringFile, { value, offset }: Reference): Finding['spot'] {
  return { file, offset, text: value }
}

interface ResolvedReference {
  readonly reference: Reference
  readonly target: Destination
  readonly idsOf: (file: string) => ReadonlySet<string> | undefined
}

function problem(site: BuiltSite, { reference, target, idsOf }: ResolvedReference) {
  if (target.kind === 'missing') return deadEnd(site, reference, target)
  // An anchor of a picture names a part of it; what the browser jumps to is only known of pages.
  if (target.kind !== 'page' || isAlwaysThere(target.anchor)) return null
  const ids = idsOf(target.file)
  if (!ids || ids.has(target.anchor)) return null
  const near = nearest(target.anchor, ids)
  const page = site.pages.find(({ file }) => file === target.file)?.route ?? `/${target.file}`
  const message = {
    en: `The link "${reference.value}" jumps to nothing: "${page}" has no element with the id "${target.anchor}".`,
    de: `Der Link „${reference.value}“ springt ins Leere: Auf „${page}“ hat kein Element die id „${target.anchor}“.`,
  }
  return error('check/dead-anchor', message, null, near === undefined ? ANCHOR_HINT : meant(near))
}

const ANCHOR_HINT = {
  en: 'Give the section that is meant this id, or leave "#…" out.',
  de: 'Dem gemeinten Abschnitt diese id geben oder „#…“ weglassen.',
}

/** "#top" is the start of any page, and ":~:" asks for a text (https://wicg.github.io/scroll-to-text-fragment/). */
function isAlwaysThere(anchor: string): boolean {
  return anchor === '' || anchor.toLowerCase() === 'top' || anchor.startsWith(':~:')
}

function deadEnd(site: BuiltSite, reference: Reference, { path, over }: Destination & { kind: 'missing' }) {
  const isPage = !/[.]\w+$/.test(path)
  const known = isPage ? site.pages.map(({ route }) => route) : site.files
  const near = nearest(path, known)
  const message = path.startsWith('/api/') ? noFunction(path) : nothingThere(reference, over)
  const hint = path.startsWith('/api/') ? FUNCTION_HINT : near === undefined ? DEAD_HINT : meant(near)
  return error('check/dead-link', message, null, hint)
}

function nothingThere({ name, value }: Reference, over: readonly string[]): Words {
  const last = over.at(-1)
  if (last !== undefined) {
    return {
      en: `"${value}" (${name}) is redirected to "${last}", and there is nothing.`,
      de: `„${value}“ (${name}) wird nach „${last}“ umgeleitet, und dort ist nichts.`,
    }
  }
  return {
    en: `"${value}" (${name}) leads nowhere: the built site has no such page or file.`,
    de: `„${value}“ (${name}) führt ins Leere: In der gebauten Website gibt es keine solche Seite oder Datei.`,
  }
}

function noFunction(path: string): Words {
  return {
    en: `No function answers at "${path}".`,
    de: `Unter „${path}“ antwortet keine Funktion.`,
  }
}

const FUNCTION_HINT = {
  en: 'Functions are the files of functions/; build the site again if there is one.',
  de: 'Funktionen sind die Dateien in functions/; gibt es eine, die Website neu bauen.',
}
const DEAD_HINT = {
  en: 'Correct the address where it is written, in the content or in a template, and build again.',
  de: 'Die Adresse dort ändern, wo sie steht, im Inhalt oder in einer Vorlage, und neu bauen.',
}

/** Redirects that end at nothing, or go round in a circle. */
export function deadRedirects(site: BuiltSite): Finding[] {
  const leadsTo = addressBook(site)
  return [...site.redirects].flatMap(([from, to]): Finding[] => {
    // A rule for many addresses is filled in by the host.
    if (/[*:]/.test(from) || leadsTo(to, '/').kind !== 'missing') return []
    const message = {
      en: `The redirect from "${from}" leads to "${to}", and there is nothing.`,
      de: `Die Umleitung von „${from}“ führt zu „${to}“, und dort ist nichts.`,
    }
    const near = nearest(
      to,
      site.pages.map(({ route }) => route),
    )
    const diagnostic = error('check/dead-redirect', message, null, near === undefined ? DEAD_HINT : meant(near))
    return [{ diagnostic, page: from, spot: { file: '_redirects', offset: 0, text: `${from} ${to}` }, written: null }]
  })
}
