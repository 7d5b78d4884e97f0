import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTEXT_PARTS } from '../../common/lead-context.ts'
import type { LeadFilter, Purged, RegisteredLead } from '../../functions/outbox/register.ts'
import type { RetentionPeriods } from '../../functions/outbox/retention.ts'
import { parseYaml } from '../content/yaml.ts'
import { leadsCsv } from '../leads/csv.ts'
import { appointmentField, contextField, field, recordOf } from '../leads/record.ts'
import { printableJson, printableLines, table } from '../leads/table.ts'
import { Refusal, withStore } from '../leads/with-store.ts'

/** The project and its database. */
export interface DatabaseOptions {
  readonly root: string
  /** A libSQL address; left out: as the server takes it from its environment. */
  readonly database?: string | undefined
}

const choiceOf = ({ root, database }: DatabaseOptions) => ({ root, named: database })

/** `site leads list`: the newest leads that fit, as a table or as JSON. */
export async function listLeads(options: DatabaseOptions, filter: LeadFilter, asJson: boolean): Promise<string> {
  const leads = await withStore(choiceOf(options), ({ register }) => register.list(filter))
  if (asJson) return printableJson({ leads: leads.map(recordOf) })
  return leads.length === 0 ? 'No leads.' : leadTable(leads)
}

function leadTable(leads: readonly RegisteredLead[]): string {
  const columns = [
    { title: 'ID', maxLength: 8 },
    { title: 'RECEIVED', maxLength: 16 },
    { title: 'KIND' },
    { title: 'STATE' },
    { title: 'NAME', maxLength: 24 },
    { title: 'E-MAIL', maxLength: 32 },
    { title: 'PHONE', maxLength: 18 },
    { title: 'APPOINTMENT', maxLength: 28 },
    { title: 'SOURCE', maxLength: 36 },
    { title: 'SPAM?', maxLength: 20 },
  ]
  return table(
    columns,
    leads.map((lead) => [
      lead.id.slice(0, 8),
      lead.createdAt.toISOString().slice(0, 16).replace('T', ' '),
      lead.kind,
      lead.state,
      field(lead, 'name'),
      field(lead, 'email'),
      field(lead, 'phone'),
      appointmentField(lead),
      lead.source,
      lead.suspicion.join(' '),
    ]),
  )
}

/** `site leads show`: everything about one lead. @throws Refusal when no lead or several fit */
export async function showLead(options: DatabaseOptions, id: string, asJson: boolean): Promise<string> {
  const lead = await withStore(choiceOf(options), ({ register }) => register.find(id))
  if (!lead) throw new Refusal(`There is no single lead "${id}". "site leads list" shows their ids.`)
  return asJson ? printableJson(recordOf(lead)) : described(lead)
}

function described(lead: RegisteredLead): string {
  const { deliveries, context, ...rest } = recordOf(lead)
  const parts = CONTEXT_PARTS.flatMap((part) => {
    const text = contextField(lead, part)
    return text === '' ? [] : [entry(`context.${part}`, printableLines(text))]
  })
  const lines = Object.entries(rest).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(' ') : typeof value === 'string' ? value : JSON.stringify(value)
    return text === '' || text === 'null' ? [] : [entry(name, printableLines(text))]
  })
  const ways = lead.deliveries.map(({ sink, state, attempts, nextAt, problem }) =>
    [
      sink,
      state,
      attempts === 1 ? '1 try' : `${attempts} tries`,
      nextAt ? `next at ${nextAt.toISOString()}` : '',
      problem,
    ]
      .filter(Boolean)
      .join(', '),
  )
  return [...lines, ...parts, ...ways.map((way) => `delivery: ${printableLines(way)}`)].join('\n')
}

const entry = (name: string, text: string) => (text.includes('\n') ? `${name}:\n${text}` : `${name}: ${text}`)

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
    if (!lead) throw new Refusal(`There is no single lead "${id}". "site leads list" shows their ids.`)
    return register.revive(lead.id)
  })
}

/** `site leads answered`: notes that the owner has answered a lead. @returns since when that is known */
export function answerLead(
  options: DatabaseOptions,
  id: string,
): Promise<{ readonly isNew: boolean; readonly at: Date }> {
  return withStore(choiceOf(options), async ({ register, outbox }) => {
    const lead = await register.find(id)
    const answer = lead && (await outbox.answer(lead.id))
    if (!answer || answer.state === 'gone')
      throw new Refusal(`There is no single lead "${id}". "site leads list" shows their ids.`)
    return { isNew: answer.state === 'now', at: answer.at }
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
  if (!existsSync(file)) throw new Refusal(`There is no ${file}. Name the folder with site/ or the built one: --root.`)
  const { value } = parseYaml(readFileSync(file, 'utf8'), file)
  const { retention } = value as { retention?: RetentionPeriods }
  if (!retention) throw new Refusal(`${file} does not say how long leads are kept: add "retention".`)
  return retention
}
