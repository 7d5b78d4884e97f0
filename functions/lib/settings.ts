import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { DEFAULT_DATABASE, isDatabaseAddress } from '../outbox/address.ts'
import type { OpenSinks } from '../sinks/sink.ts'
import { SINKS } from '../sinks/sinks.ts'
import {
  type Environment,
  parseSwitch,
  readValues,
  type Setting,
  type SettingsTable,
  type SettingValues,
  unknownNames,
} from './setting.ts'

/** The server's own settings; those of a sink stand in its file. */
const SERVER = {
  /** 0: any free port. */
  port: {
    name: 'PORT',
    meaning: 'port to listen on',
    takes: 'a port from 0 to 65535, such as 3000',
    fallback: 3000,
    shownFallback: '`3000`',
    parse: parsePort,
  },
  databaseUrl: {
    name: 'LEADS_DATABASE_URL',
    meaning: 'where leads are stored: `file:…`, or a libSQL server (`libsql://…?authToken=…`)',
    takes: 'the address of a libSQL database, such as file:data/leads.db or libsql://leads.example.com',
    fallback: DEFAULT_DATABASE,
    shownFallback: `\`${DEFAULT_DATABASE}\``,
    parse: (text: string) => (isDatabaseAddress(text) ? text : null),
  },
  /** null: functions/models beside server.js. */
  modelsFolder: {
    name: 'MODELS_DIR',
    meaning: 'where models are that help to read documents (see docs/documents.md)',
    takes: 'a folder',
    fallback: null,
    shownFallback: '`functions/models`',
    parse: (text: string) => resolve(text),
  },
  limitsRates: {
    name: 'RATE_LIMIT',
    meaning: '`off` for tests',
    takes: '"on" (the default) or "off" (for tests only)',
    fallback: true,
    shownFallback: 'on',
    parse: parseSwitch,
  },
  /** Proxies whose forwarding headers count: how many stand in front, or their addresses. 0: none. */
  trustedProxies: {
    name: 'TRUST_PROXY',
    meaning: "which proxies may name the visitor's address: how many stand in front, or their addresses",
    takes:
      'the number of proxies in front of this server, or their addresses separated by commas, such as 1 or 10.0.0.0/8',
    fallback: 0,
    shownFallback: 'none',
    parse: parseProxies,
  },
} satisfies SettingsTable

/** Every variable of the server, in the order of the documentation. */
export const SETTINGS: readonly Setting<unknown>[] = [SERVER, ...SINKS.map(({ settings }) => settings)].flatMap(
  (table: SettingsTable) => Object.values(table),
)

/** The configuration of a running server, from its environment. */
export interface Settings extends SettingValues<typeof SERVER> {
  /** How to open each kind of sink; one that is not configured opens none. */
  readonly sinks: readonly OpenSinks[]
}

export type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * The environment as checked settings. An empty value counts as not set.
 *
 * @returns all problems at once, each a sentence that names the variable and what it accepts
 */
export function readSettings(environment: Environment): SettingsReading {
  const server = readValues(SERVER, environment)
  const sinks = SINKS.map((kind) => kind.read(environment))
  const problems = [unknownNames(environment, SETTINGS), server.problems, ...sinks.map((sink) => sink.problems)].flat()
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { ...server.values, sinks: sinks.map(({ open }) => open) } }
}

function parsePort(text: string): number | null {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : null
}

const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']

function parseProxies(text: string): number | string[] | null {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every(isProxy) ? addresses : null
}

function isProxy(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
