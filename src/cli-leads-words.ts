// What `site leads` and its commands say; what their help says is in cli-leads-help.ts.
import type { Missing } from '../functions/outbox/backup.ts'
import type { Tally } from '../functions/outbox/copy.ts'
import type { Purged } from '../functions/outbox/register.ts'
import type { Erased, Noted } from './commands/leads.ts'
import { type Counted, counted, momentIn, numberIn } from './diagnostics/said.ts'
import { inBoth, type Words } from './diagnostics/words.ts'

const LEADS: Counted = { en: ['lead', 'leads'], de: ['Anfrage', 'Anfragen'] }
const OLDER_LEADS: Counted = { en: ['older lead', 'older leads'], de: ['ältere Anfrage', 'ältere Anfragen'] }
const DELIVERIES: Counted = { en: ['delivery', 'deliveries'], de: ['Zustellung', 'Zustellungen'] }
const APPOINTMENTS: Counted = { en: ['appointment', 'appointments'], de: ['Termin', 'Termine'] }
const COUNTS: Counted = { en: ['count', 'counts'], de: ['Zählerstand', 'Zählerstände'] }
const SECRETS: Counted = { en: ['secret', 'secrets'], de: ['Schlüssel', 'Schlüssel'] }
const EVENTS: Counted = { en: ['event', 'events'], de: ['Eintrag', 'Einträge'] }

export const NAME_ONE: Words = {
  en: 'Name a lead, or say --all.',
  de: 'Eine Anfrage nennen oder --all angeben.',
}

export function symbolicLink(file: string): Words {
  return {
    en: `${file} is a symbolic link. Name the file itself.`,
    de: `${file} ist eine symbolische Verknüpfung. Die Datei selbst nennen.`,
  }
}

/** @param code of the error of the system; "": there is none */
export function notWritten(file: string, code: string): Words {
  const because = code && ` (${code})`
  return { en: `Cannot write ${file}${because}.`, de: `${file} lässt sich nicht schreiben${because}.` }
}

export function retried(count: number): Words {
  const { en, de } = counted(count, DELIVERIES)
  return {
    en: `${en} will be tried again by the running server.`,
    de: `Der laufende Server versucht ${de} noch einmal.`,
  }
}

export function noted({ isNew, at, zone }: Noted): Words {
  if (isNew) return { en: 'Noted.', de: 'Vermerkt.' }
  return {
    en: `That was noted before, at ${momentIn('en', at, zone)}; that time stays.`,
    de: `Das war schon vermerkt, am ${momentIn('de', at, zone)}; dabei bleibt es.`,
  }
}

export function askErase(count: number, email: string): Words {
  const { en, de } = counted(count, LEADS)
  return { en: `Remove ${en} of ${email} for good?`, de: `${de} von ${email} endgültig löschen?` }
}

export const NOTHING_ERASED: Words = {
  en: 'Nothing was removed. Without a terminal to ask on, say --yes.',
  de: 'Gelöscht wurde nichts. Wo kein Terminal zum Nachfragen da ist: --yes.',
}

export function erased({ leads, events }: Erased): Words {
  const [removed, left] = [removedLeads(leads), counted(events, EVENTS)]
  if (events === 0) return removed
  return {
    en: `${removed.en}\nA running server removes ${left.en} from your calendar within a minute, or when it starts. If you write to another calendar now, or to none, delete what stands there by hand.`,
    de: `${removed.de}\nEin laufender Server entfernt innerhalb einer Minute ${left.de} aus dem Kalender, sonst beim nächsten Start. Wird inzwischen in einen anderen Kalender geschrieben oder in keinen, von Hand löschen, was dort steht.`,
  }
}

function removedLeads(count: number): Words {
  const { en, de } = counted(count, LEADS)
  return { en: `${en} removed.`, de: `${de} gelöscht.` }
}

export function purged({ removed, undelivered }: Purged): Words {
  const [gone, kept] = [removedLeads(removed), counted(undelivered, OLDER_LEADS)]
  if (undelivered === 0) return gone
  return {
    en: `${gone.en}\n${kept.en} kept: nobody has received ${undelivered === 1 ? 'it' : 'them'}. See site leads list.`,
    de: `${gone.de}\n${kept.de} ${undelivered === 1 ? 'bleibt' : 'bleiben'}: Niemand hat sie bekommen. Siehe site leads list.`,
  }
}

export function backedUp(count: number, file: string): Words {
  const { en, de } = counted(count, LEADS)
  return { en: `${en} saved in ${file}.`, de: `${de} in ${file} gesichert.` }
}

export function askRestore({ leads, waiting }: Missing): Words {
  const { en, de } = counted(waiting, LEADS)
  const all = inBoth((language) => numberIn(language, leads.length))
  return {
    en: `${en} of ${all.en} in the backup had not been delivered when it was made, and will be. Restore them?`,
    de: `Zugestellt würde auch, was beim Sichern noch nicht zugestellt war: ${de}, von ${all.de} in der Sicherung. Wiederherstellen?`,
  }
}

export const NOTHING_RESTORED: Words = {
  en: 'Nothing was restored: leads of the backup would be delivered again. To allow it: --yes.',
  de: 'Wiederhergestellt wurde nichts: Anfragen der Sicherung würden noch einmal zugestellt. Das erlaubt --yes.',
}

/** What was restored, and a line for each lead that has lost its appointment. */
export function restored({ leads, waiting, displaced }: Missing): Words {
  const [all, due] = [counted(leads.length, LEADS), inBoth((language) => numberIn(language, waiting))]
  const lost = displaced.map(withoutAppointment)
  return {
    en: [`${all.en} restored, ${due.en} of them to be delivered.`, ...lost.map(({ en }) => en)].join('\n'),
    de: [`${all.de} wiederhergestellt, davon ${due.de} noch zuzustellen.`, ...lost.map(({ de }) => de)].join('\n'),
  }
}

function withoutAppointment(id: string): Words {
  return {
    en: `${id} comes back without its appointment: somebody else has that time now. Call them: site leads show ${id}`,
    de: `${id} kommt ohne ihren Termin zurück: Die Zeit ist inzwischen vergeben. Dort anrufen: site leads show ${id}`,
  }
}

export function copied({ leads, deliveries, appointments, visits, events, secrets }: Tally): Words {
  const all = [
    counted(leads, LEADS),
    counted(deliveries, DELIVERIES),
    counted(appointments, APPOINTMENTS),
    counted(visits + events, COUNTS),
    counted(secrets, SECRETS),
  ]
  const { en, de } = inBoth((language) => all.map((one) => one[language]).join(', '))
  return {
    en: `${en} copied, counted on both sides. Name the new database in LEADS_DATABASE_URL.`,
    de: `${de} kopiert, auf beiden Seiten gezählt. Die neue Datenbank in LEADS_DATABASE_URL nennen.`,
  }
}
