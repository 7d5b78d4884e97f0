// What content must not contain: things loaded from other hosts, names of repealed laws, a dead link.

import { locationAt, passageOf } from '../../content/place.ts'
import { escapeToken } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Words } from '../../diagnostics/words.ts'
import type { Diagnostic, Location, Passage, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { everyGroup, fullText } from '../values.ts'

interface Pattern {
  readonly code: string
  readonly found: RegExp
  describe(found: string): Words
  readonly hint: Words
}

const EMBEDDED = [
  /<(?:script|iframe|img|link|source|video|audio|embed|object|track)\b[^>]*?\s(?:src|href|data|srcset|poster)\s*=\s*["'{]*\s*(?:https?:)?\/\/[^\s"'>]+/,
  /!\[[^\]\n]*\]\(\s*(?:https?:)?\/\/[^\s)]+/,
  /(?:@import\s+|url\(\s*)["']?(?:https?:)?\/\/[^\s"')]+/,
  /(?:fonts\.(?:googleapis|gstatic)\.com|use\.typekit\.net|youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|google\.[a-z.]+\/maps\/embed|(?:cdn\.jsdelivr|cdnjs\.cloudflare|unpkg)\.(?:net|com))/,
  /^https?:\/\/\S+\.(?:js|css|woff2?|ttf|otf|png|jpe?g|webp|avif|gif|svg|mp4|webm)(?:\?\S*)?$/,
]

const PATTERNS: readonly Pattern[] = [
  {
    code: 'law/third-party',
    found: new RegExp(EMBEDDED.map(({ source }) => source).join('|'), 'i'),
    describe: (found) => ({
      en: `"${found}" is loaded from another host, which learns the address of every visitor (GDPR Art. 6).`,
      de: `„${found}“ wird von einem fremden Server geladen, der so die Adresse jedes Besuchers erfährt (DSGVO Art. 6).`,
    }),
    hint: {
      en: 'Save the file under site/assets; show frames only after consent.',
      de: 'Die Datei unter site/assets ablegen; Rahmen erst nach Einwilligung zeigen.',
    },
  },
  {
    code: 'law/stale-name',
    found: /\b(?:TMG|TTDSG|RStV)\b|\b(?:Telemediengesetz|Telekommunikation-Telemedien-Datenschutz-Gesetz)/,
    describe: (found) => ({
      en: `"${found}" names a law that is no more.`,
      de: `„${found}“ ist der Name eines Gesetzes, das es nicht mehr gibt.`,
    }),
    hint: {
      en: 'TMG became DDG, TTDSG became TDDDG (both May 2024), RStV became MStV (2020).',
      de: 'Aus dem TMG wurde das DDG, aus dem TTDSG das TDDDG (beide Mai 2024), aus dem RStV der MStV (2020).',
    },
  },
  {
    code: 'law/dispute-platform',
    found: /ec\.europa\.eu\/(?:consumers\/)?odr\S*/i,
    describe: () => ({
      en: 'The platform of the EU for online disputes was closed on 20 July 2025; naming it misleads (UWG § 5).',
      de: 'Die EU-Plattform zur Online-Streitbeilegung wurde am 20. Juli 2025 geschlossen; auf sie zu verweisen führt irre (UWG § 5).',
    }),
    hint: { en: 'Take the link and its sentence out.', de: 'Den Link und seinen Satz herausnehmen.' },
  },
  {
    code: 'law/clock',
    found: /\b\d{1,2}:\d{2}:\d{2}\b/,
    describe: (found) => ({
      en: `"${found}" looks like a countdown that stands still (UWG § 3 para. 3, annex no. 7).`,
      de: `„${found}“ sieht nach einem Countdown aus, der stillsteht (UWG § 3 Abs. 3, Anhang Nr. 7).`,
    }),
    hint: {
      en: 'Write the true date, or put it into site/data/scarcity.yaml and declare it in site/data/claims.yaml.',
      de: 'Das wahre Datum schreiben oder die Zeile nach site/data/scarcity.yaml verlegen und in site/data/claims.yaml eintragen.',
    },
  },
  {
    code: 'law/urgency',
    found:
      /\bnur noch (?:heute|\d+)|\bletzte (?:chance|(?:\d+ )?plätze)|\bonly \d+ (?:left|places|spots|seats)|\bsó restam/i,
    describe: (found) => ({
      en: `"${found}" makes visitors hurry; it must be true at every moment (UWG § 5).`,
      de: `„${found}“ drängt zur Eile; das muss in jedem Augenblick stimmen (UWG § 5).`,
    }),
    hint: {
      en: 'Put it into site/data/scarcity.yaml and declare it in site/data/claims.yaml.',
      de: 'Nach site/data/scarcity.yaml verlegen und in site/data/claims.yaml eintragen.',
    },
  },
]

/** A quick test that rules out nearly every text. */
const SUSPICIOUS = /\/\/|typekit|TMG|TTDSG|RStV|Telemedien|\.europa\.eu|\d:\d\d:\d\d|nur noch|letzte|only \d|restam/i

/** Files whose claims are checked as such: what is scarce, and the register of claims. */
const CLAIMS = new Set(['scarcity', 'claims'])

export const texts: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  // A number in a text is checked as a claim where there is a register.
  const isLeft = (code: string, found: string) => code === 'law/urgency' && /\d/.test(found) && site.data.has('claims')
  return {
    source(source, data) {
      if (source.kind === 'legal') return inDocument(source)
      if (source.kind === 'data' && CLAIMS.has(source.name)) return []
      const links = new Set(source.marks.flatMap(({ kind, pointer }) => (kind === 'link' ? [pointer] : [])))
      const found: Diagnostic[] = []
      everyGroup(data, (group, pointer) => {
        for (const [key, text] of Object.entries(group)) {
          if (typeof text !== 'string' || !SUSPICIOUS.test(text)) continue
          const at = `${pointer}/${escapeToken(key)}`
          // A link leads away and loads nothing.
          const patterns = links.has(at) ? PATTERNS.filter(({ code }) => code !== 'law/third-party') : PATTERNS
          found.push(...inText(text, { patterns, isLeft }, (passage) => source.locate(at, passage)))
        }
      })
      return found
    },
  }
}

interface TextPatterns {
  readonly patterns: readonly Pattern[]
  /** Whether another rule checks what was found. */
  isLeft(code: string, found: string): boolean
}

function inText(text: string, { patterns, isLeft }: TextPatterns, locate: (at: Passage) => Location): Diagnostic[] {
  return patterns.flatMap(({ code, found, describe, hint }) => {
    const match = found.exec(text)
    if (!match || isLeft(code, match[0])) return []
    const { 0: words, index } = match
    return [warning(code, describe(words), locate(passageOf(text, index, index + words.length)), hint)]
  })
}

/** Every line of an MDX text, its front matter included. */
function inDocument(source: Source): Diagnostic[] {
  const text = fullText(source)
  if (text === null || !SUSPICIOUS.test(text)) return []
  return PATTERNS.flatMap(({ code, found, describe, hint }) =>
    [...text.matchAll(new RegExp(found.source, `${found.flags}gm`))].map(({ 0: match, index }) =>
      warning(code, describe(match), locationAt(text, source.file, index, match.length), hint),
    ),
  )
}
