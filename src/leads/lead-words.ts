// What the owner's commands call the parts of a lead, and the values that they may have. In English fields are called as
// in JSON, which programs read.
import type { LeadKind, Suspicion } from '../../functions/lib/lead.ts'
import type { DeliveryState, LeadState } from '../../functions/outbox/register.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'

export const KINDS: Readonly<Record<LeadKind, Words>> = {
  contact: { en: 'contact', de: 'Nachricht' },
  booking: { en: 'booking', de: 'Buchung' },
  partial: { en: 'partial', de: 'abgebrochen' },
}

export const STATES: Readonly<Record<LeadState | DeliveryState['state'], Words>> = {
  stored: { en: 'stored', de: 'gespeichert' },
  waiting: { en: 'waiting', de: 'wartet' },
  delivered: { en: 'delivered', de: 'zugestellt' },
  dead: { en: 'dead', de: 'aufgegeben' },
}

const SUSPICIONS: Readonly<Record<Suspicion, Words>> = {
  honeypot: { en: 'honeypot', de: 'Falle ausgefüllt' },
  'too-fast': { en: 'too-fast', de: 'zu schnell' },
  'no-token': { en: 'no-token', de: 'ohne Browser' },
  content: { en: 'content', de: 'Inhalt' },
  'other-origin': { en: 'other-origin', de: 'von fremder Seite' },
}

/** Why a lead looks like a robot's; "" for a person. */
export function suspicionsIn(language: UiLanguage, suspicion: readonly Suspicion[]): string {
  return suspicion.map((one) => SUSPICIONS[one][language]).join(language === 'de' ? ', ' : ' ')
}

const GERMAN_FIELDS: Readonly<Record<string, string>> = {
  answeredAt: 'Beantwortet',
  appointment: 'Termin',
  company: 'Firma',
  'context.calculation.employees': 'Rechner, Mitarbeitende',
  'context.calculation.months': 'Rechner, Monate bis zum Ertrag',
  'context.calculation.percent': 'Rechner, Zeitersparnis in Prozent',
  'context.calculation.saving': 'Rechner, Ersparnis im Jahr',
  'context.check': 'Selbsttest',
  'context.document.facts': 'Dokument, Angaben',
  'context.document.kind': 'Dokument, Art',
  'context.landing': 'Besuch begann auf',
  'context.package': 'Paket',
  'context.process': 'Ablauf',
  'context.question': 'Frage im Gespräch',
  'context.referrer': 'Kam von',
  'context.section': 'Abschnitt',
  'context.trade': 'Gewerk',
  createdAt: 'Eingang',
  delivery: 'Zustellung',
  email: 'E-Mail',
  employees: 'Mitarbeitende',
  id: 'Kennung',
  kind: 'Art',
  language: 'Sprache',
  message: 'Nachricht',
  name: 'Name',
  phone: 'Telefon',
  replaces: 'Ersetzt',
  replyBy: 'Antwort bis',
  service: 'Leistung',
  source: 'Herkunft',
  state: 'Stand',
  subject: 'Betreff',
  suspicion: 'Spamverdacht',
  url: 'Seite',
  zone: 'Zeitzone',
}

/** What a part of a lead is called, by its name in JSON; those that only some forms have keep it. */
export function fieldIn(language: UiLanguage, name: string): string {
  return (language === 'de' ? GERMAN_FIELDS[name] : undefined) ?? name
}
