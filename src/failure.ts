// Failures that are no mistake in the content: what the machine refused, in words that say what to do.

import type { UiLanguage } from './diagnostics/words.ts'

type Refusals = Readonly<Record<string, readonly [what: string, todo: string]>>

const english: Refusals = {
  ENOSPC: ['The disk is full', 'Make room and run the command again.'],
  EDQUOT: ['Your share of the disk is used up', 'Make room and run the command again.'],
  EFBIG: [
    'A file would become larger than this machine allows',
    'Raise the limit (ulimit -f) and run the command again.',
  ],
  ENOENT: ['This file is gone, or a link that leads nowhere', 'Put it back, or remove the link.'],
  EACCES: ['This may not be read or written', 'Change the permissions of the file or folder.'],
  EPERM: ['This may not be changed', 'Change the permissions of the file or folder.'],
  EROFS: ['This folder can only be read', 'Choose another folder with --out.'],
  ENOTDIR: ['A file stands where a folder is needed', 'Move the file away.'],
  EEXIST: ['Something stands where this has to be written', 'Move it away.'],
  EISDIR: ['A folder stands where a file is needed', 'Move the folder away.'],
  ENOTEMPTY: ['The folder is in use by another program', 'Wait for it to end and run the command again.'],
  EBUSY: ['The folder is in use, or a disk of its own', 'Choose another folder with --out.'],
  ENAMETOOLONG: ['The name of a file would be too long', 'Shorten the route or the name of the file.'],
  EMFILE: ['Too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
  EADDRINUSE: ['The port is taken', 'Choose another one with --port.'],
  ERR_THREAD_ENDED: ['A thread ended in the middle of its work', 'Look for process.exit in the templates.'],
  ERR_WORKER_OUT_OF_MEMORY: ['The memory of a thread was not enough', 'Run the command again with --jobs 1.'],
}

const german: Refusals = {
  ENOSPC: ['Der Datenträger ist voll', 'Platz schaffen und den Befehl noch einmal aufrufen.'],
  EDQUOT: [
    'Der zugeteilte Platz auf dem Datenträger ist aufgebraucht',
    'Platz schaffen und den Befehl noch einmal aufrufen.',
  ],
  EFBIG: [
    'Eine Datei würde größer, als dieser Rechner erlaubt',
    'Die Grenze heben (ulimit -f) und den Befehl noch einmal aufrufen.',
  ],
  ENOENT: ['Diese Datei ist weg, oder eine Verknüpfung führt ins Leere', 'Zurücklegen oder die Verknüpfung löschen.'],
  EACCES: ['Das darf nicht gelesen oder geschrieben werden', 'Die Rechte der Datei oder des Ordners ändern.'],
  EPERM: ['Das darf nicht geändert werden', 'Die Rechte der Datei oder des Ordners ändern.'],
  EROFS: ['Dieser Ordner lässt sich nur lesen', 'Mit --out einen anderen Ordner wählen.'],
  ENOTDIR: ['Eine Datei steht, wo ein Ordner gebraucht wird', 'Die Datei verschieben.'],
  EEXIST: ['Wo geschrieben werden soll, steht schon etwas', 'Es verschieben.'],
  EISDIR: ['Ein Ordner steht, wo eine Datei gebraucht wird', 'Den Ordner verschieben.'],
  ENOTEMPTY: [
    'Ein anderes Programm benutzt den Ordner',
    'Warten, bis es fertig ist, und den Befehl noch einmal aufrufen.',
  ],
  EBUSY: ['Der Ordner wird benutzt oder ist ein eigener Datenträger', 'Mit --out einen anderen Ordner wählen.'],
  ENAMETOOLONG: ['Der Name einer Datei würde zu lang', 'Die Adresse der Seite oder den Dateinamen kürzen.'],
  EMFILE: ['Zu viele Dateien sind offen', 'Die Grenze heben (ulimit -n) und den Befehl noch einmal aufrufen.'],
  EADDRINUSE: ['Der Port ist belegt', 'Mit --port einen anderen wählen.'],
  ERR_THREAD_ENDED: ['Ein Thread endete mitten in der Arbeit', 'In den Vorlagen nach process.exit suchen.'],
  ERR_WORKER_OUT_OF_MEMORY: [
    'Der Speicher eines Threads reichte nicht',
    'Den Befehl mit --jobs 1 noch einmal aufrufen.',
  ],
}

const WORDS = {
  en: {
    refusals: english,
    safe: 'Nothing that was there before is lost.',
    ours: 'This is a mistake of the generator, not yours',
  },
  de: {
    refusals: german,
    safe: 'Was vorher da war, ist noch da.',
    ours: 'Das ist ein Fehler des Generators, nicht des Inhalts',
  },
} as const

/**
 * One thrown error as text for the terminal: a refusal by the machine in two sentences, anything else with its stack,
 * because then the bug is ours.
 */
export function describeFailure(thrown: unknown, language: UiLanguage = 'en'): string {
  const { refusals, safe, ours } = WORDS[language]
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    const { code = '', path }: NodeJS.ErrnoException = cause
    const [what, todo] = refusals[code] ?? []
    if (what) return `${what}${path ? `: ${path}` : ''} (${code}). ${todo} ${safe}`
  }
  return `${ours}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`
}
