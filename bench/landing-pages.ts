// The workload: landing pages as YAML, about 8 KB each. A page follows from its number alone.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'

const nouns = 'Anlage Dach Speicher Energie Wartung Planung Montage Beratung Termin Vertrag Förderung Ersparnis'.split(
  ' ',
)
const verbs = 'planen bauen messen prüfen warten begleiten liefern erklären übernehmen sichern'.split(' ')
const fillers = 'wir für Sie und mit ohne jederzeit gemeinsam pünktlich einfach „wirklich“ regional auf Wunsch'.split(
  ' ',
)

function numbers(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.abs(state) / 4294967296
  }
}

/** File name of a page without its ending. */
export function pageName(index: number): string {
  return `lp-${String(index).padStart(5, '0')}`
}

/** The content of one page; `headline` replaces the made one. */
export function pageYaml(index: number, headline?: string): string {
  const next = numbers(index)
  const pick = (words: readonly string[]) => words[Math.floor(next() * words.length)] ?? ''
  const phrase = (count: number) =>
    Array.from({ length: count }, () => pick(next() < 0.4 ? nouns : next() < 0.5 ? verbs : fillers)).join(' ')
  const text = (sentences: number) => Array.from({ length: sentences }, () => `${pick(nouns)} ${phrase(7)}.`).join(' ')
  const times = <T>(count: number, make: (position: number) => T) =>
    Array.from({ length: count }, (_, position) => make(position))
  const amount = (most: number) => 1 + Math.floor(next() * most)
  const page = {
    slug: pageName(index),
    lang: 'de',
    title: phrase(5),
    description: text(2),
    hero: { headline: headline ?? phrase(7), subline: text(2), cta: { label: phrase(2), href: '#anfrage' } },
    stats: times(4, () => ({ value: `${amount(99)} %`, label: phrase(3) })),
    benefits_title: phrase(5),
    benefits: times(6, () => ({ icon: 'sun', title: phrase(3), text: text(3) })),
    steps_title: phrase(4),
    steps: times(4, () => ({ title: phrase(3), text: text(3) })),
    testimonials: times(3, () => ({
      quote: text(3),
      name: phrase(2),
      role: pick(nouns),
      company: `${pick(nouns)} GmbH`,
    })),
    packages: times(4, (position) => ({
      name: `Paket ${position + 1}`,
      price: amount(480),
      period: 'pro Monat',
      highlighted: position === 1,
      features: times(5, () => phrase(4)),
    })),
    faq: times(8, () => ({ question: `${phrase(8)}?`, answer: text(3) })),
    island:
      index % 2 === 1
        ? { type: 'roi', title: phrase(4), investment: amount(30) * 1000, yearly: amount(60) * 100, years: 20 }
        : { type: 'contact', title: phrase(4), action: '/api/anfrage', topics: times(4, () => pick(nouns)) },
    footer: {
      company: `${pick(nouns)}werk GmbH`,
      address: 'Musterweg 1, 00000 Ort',
      email: 'kontakt@landing.example',
      phone: '+49 30 000000',
      register: 'HRB 1',
      vat: 'DE000000000',
      links: [
        { label: 'Impressum', href: '/impressum/' },
        { label: 'Datenschutz', href: '/datenschutz/' },
      ],
      note: text(2),
    },
  }
  return stringify(page, { lineWidth: 100 })
}

/** Writes pages 1 to `count` into a folder. */
export function writePages(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (let index = 1; index <= count; index++) writeFileSync(join(folder, `${pageName(index)}.yaml`), pageYaml(index))
}
