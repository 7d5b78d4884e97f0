// What the help of `site build` and `site validate` says.
import type { Words } from './diagnostics/words.ts'

export const STRICT: Words = { en: 'treat warnings as errors', de: 'behandelt Warnungen wie Fehler' }
export const NO_CACHE: Words = {
  en: 'read and make everything from scratch',
  de: 'liest und erzeugt alles von Grund auf',
}
export const LANG: Words = {
  en: 'language of the findings (default: German if LC_ALL, LC_MESSAGES or LANG say so)',
  de: 'Sprache der Meldungen (sonst Deutsch, wenn LC_ALL, LC_MESSAGES oder LANG es sagen)',
}
export const JOBS: Words = {
  en: 'threads that work at the same time (default: as many as the machine has cores)',
  de: 'Threads, die gleichzeitig arbeiten (sonst so viele, wie der Rechner Kerne hat)',
}
export const NO_JOBS: Words = {
  en: 'Name a whole number from 1 to 999.',
  de: 'Eine ganze Zahl von 1 bis 999 nennen.',
}

export const BUILD = {
  about: {
    en: 'Check the content and write the finished site to dist/; while an error stands nothing is written.',
    de: 'Prüft den Inhalt und schreibt die fertige Website nach dist/; solange ein Fehler da ist, wird nichts geschrieben.',
  },
  out: { en: 'where to write, from the project', de: 'wohin geschrieben wird, vom Projekt aus' },
  verify: {
    en: 'read all content and compare all files of the last build, whatever times say',
    de: 'liest allen Inhalt und vergleicht alle Dateien des letzten Builds, was auch Zeiten sagen',
  },
  compress: { en: 'write no .br and .gz files', de: 'schreibt keine .br- und .gz-Dateien' },
  target: {
    en: 'also write what these hosts need, below hosts/',
    de: 'schreibt unter hosts/ auch, was diese Hoster brauchen',
  },
  timings: {
    en: 'print where the time went; the file gets it as JSON for ui.perfetto.dev',
    de: 'zeigt, wo die Zeit geblieben ist; die Datei bekommt es als JSON für ui.perfetto.dev',
  },
} satisfies Readonly<Record<string, Words>>

export const VALIDATE = {
  paths: { en: 'only what concerns these files and folders', de: 'nur, was diese Dateien und Ordner betrifft' },
  about: {
    en: 'Check the content and say what is wrong, where, and what to do; writes nothing without --fix.',
    de: 'Prüft den Inhalt und sagt, was nicht stimmt, wo, und was zu tun ist; schreibt nichts ohne --fix.',
  },
  format: { en: 'how to print', de: 'Form der Ausgabe' },
  watch: {
    en: 'check again after each change, until Ctrl-C',
    de: 'prüft nach jeder Änderung noch einmal, bis Strg-C',
  },
  fix: {
    en: 'first put right what can be put right in one way only, such as repeated figures',
    de: 'behebt zuerst, was sich nur auf eine Weise beheben lässt, etwa wiederholte Zahlen',
  },
  json: { en: 'the same as --format json', de: 'dasselbe wie --format json' },
} satisfies Readonly<Record<string, Words>>
