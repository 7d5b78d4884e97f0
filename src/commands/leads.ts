import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LeadFilter, Purged } from '../../functions/outbox/register.ts'
import type { RetentionPeriods } from '../../functions/outbox/retention.ts'
import { parseYaml } from '../content/yaml.ts'
import type { UiLanguage, Words } from '../diagnostics/words.ts'
import { leadsCsv } from '../leads/csv.ts'
import { hostFacts } from '../leads/host-facts.ts'
import { leadTable, leadText, type Telling } from '../leads/lead-text.ts'
import { recordOf } from '../leads/record.ts'
import { printableJson } from '../leads/table.ts'
import { Refusal, withStore } from '../leads/with-store.ts'

/** The project and its database. */
export interface DatabaseOptions {
  readonly root: string
  /** A libSQL address; left out: as the server takes it from its environment. */
  readonly database?: string | undefined
}

const choiceOf = ({ root, database }: DatabaseOptions) => ({ root, named: database })

/** How leads are printed: as JSON for programs, or for people in a language. */
export type Shape = 'json' | UiLanguage

const NO_LEADS: Words = { en: 'No leads.', de: 'Keine Anfragen.' }

/** `site leads list`: the newest leads that fit, as a table or as JSON. */
export async function listLeads(options: DatabaseOptions, filter: LeadFilter, shape: Shape): Promise<string> {
  const leads = await withStore(choiceOf(options), ({ register }) => register.list(filter))
  if (shape === 'json') return printableJson({ leads: leads.map(recordOf) })
  return leads.length === 0 ? NO_LEADS[shape] : leadTable(leads, tellingOf(options.root, shape))
}

/** `site leads show`: everything about one lead. @throws Refusal when no lead or several fit */
export async function showLead(options: DatabaseOptions, id: string, shape: Shape): Promise<string> {
  const lead = await withStore(choiceOf(options), ({ register }) => register.find(id))
  if (!lead) throw new Refusal(notOne(id))
  return shape === 'json' ? printableJson(recordOf(lead)) : leadText(lead, tellingOf(options.root, shape))
}

/** Times are those of the owner's opening hours. */
function tellingOf(root: string, language: UiLanguage): Telling {
  return { language, zone: hostFacts(root).office.zone }
}

function notOne(id: string): Words {
  return {
    en: `There is no single lead "${id}". "site leads list" shows their ids.`,
    de: `„${id}“ bezeichnet nicht genau eine Anfrage. „site leads list“ zeigt die Kennungen.`,
  }
}

/** `site leads export`: all that fit, as CSV for Excel or as JSON; with an e-mail address it answers who asks for their data. */
export async function exportLeads(
  options: DatabaseOptions,
  filter: LeadFilter,
  format: 'csv' | 'json',
): Promise<string> {
  const leads = await withStore(choiceOf(options), ({ register }) => register.list(filter))
  return format === 'csv' ? leadsCsv(leads) : `${JSON.stringify({ leads: leads.map(recordOf) }, null, 2)}\n`
}

/** `site leads retry`: given-up deliveries are tried again by the server. @returns how many */
export function retryLeads(options: DatabaseOptions, id: string | null): Promise<number> {
  return withStore(choiceOf(options), async ({ register }) => {
    if (id === null) return register.revive()
    const lead = await register.find(id)
    if (!lead) throw new Refusal(notOne(id))
    return register.revive(lead.id)
  })
}

/** That an answer is noted: whether that is new, since when it is known, and the owner's time zone. */
export interface Noted {
  readonly isNew: boolean
  readonly at: Date
  readonly zone: string
}

/** `site leads answered`: notes that the owner has answered a lead. */
export function answerLead(options: DatabaseOptions, id: string): Promise<Noted> {
  return withStore(choiceOf(options), async ({ register, outbox }) => {
    const lead = await register.find(id)
    const answer = lead && (await outbox.answer(lead.id))
    if (!answer || answer.state === 'gone') throw new Refusal(notOne(id))
    return { isNew: answer.state === 'now', at: answer.at, zone: hostFacts(options.root).office.zone }
  })
}

/** What was erased: leads, and how many of them stand in the owner's calendar, from which the server removes them. */
export interface Erased {
  readonly leads: number
  readonly events: number
}

/** `site leads erase`: removes every lead of an e-mail address. */
export function eraseLeads(options: DatabaseOptions, email: string): Promise<Erased> {
  return withStore(choiceOf(options), async ({ register }) => {
    const found = await register.list({ email })
    const events = found.filter(({ appointment }) => (appointment?.files.length ?? 0) > 0).length
    return { leads: await register.erase(email), events }
  })
}

/** How many leads of an e-mail address there are. */
export function countLeads(options: DatabaseOptions, email: string): Promise<number> {
  return withStore(choiceOf(options), async ({ register }) => (await register.list({ email })).length)
}

/** `site leads purge`: removes what was kept as long as site.yaml says. */
export function purgeLeads(options: DatabaseOptions): Promise<Purged> {
  const periods = retentionOf(options.root)
  return withStore(choiceOf(options), async ({ register, time }) => {
    await time.tick()
    return register.purge(periods)
  })
}

function retentionOf(root: string): RetentionPeriods {
  const built = join(root, 'host.json')
  const file = existsSync(built) ? built : join(root, 'site/site.yaml')
  if (!existsSync(file)) throw new Refusal(noSettings(file))
  const { value } = parseYaml(readFileSync(file, 'utf8'), file)
  const { retention } = value as { retention?: RetentionPeriods }
  if (!retention) throw new Refusal(noRetention(file))
  return retention
}

function noSettings(file: string): Words {
  return {
    en: `There is no ${file}. Name the folder with site/ or the built one: --root.`,
    de: `Eine Datei ${file} gibt es nicht. Mit --root den Ordner nennen, in dem site/ liegt, oder den gebauten.`,
  }
}

function noRetention(file: string): Words {
  return {
    en: `${file} does not say how long leads are kept: add "retention".`,
    de: `In ${file} steht nicht, wie lange Anfragen bleiben: „retention“ hinzufügen.`,
  }
}
