import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { CALENDAR_SETTINGS } from '../appointments/calendars/access.ts'
import { DATABASE_EXAMPLES, DEFAULT_DATABASE, isDatabaseAddress } from '../outbox/address.ts'
import type { OpenSinks } from '../sinks/sink.ts'
import { SINKS } from '../sinks/sinks.ts'
import {
  type Environment,
  parseSwitch,
  readValues,
  type Setting,
  type SettingsTable,
  type SettingValues,
  schemeOf,
  switchedOff,
  unknownNames,
} from './setting.ts'
import type { LimitsPlace } from './shared-limits.ts'

/** What a server does; all: both. */
export type Role = 'all' | 'web' | 'documents'

const MAX_WORKERS = 64

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
  role: {
    name: 'ROLE',
    meaning:
      'what this server does: `web` (pages and leads), `documents` (reads documents, opens no database) or `all`',
    takes: '"all" (the default), "web" or "documents"',
    fallback: 'all',
    shownFallback: '`all`',
    parse: parseRole,
  },
  /** null: this server reads documents itself. */
  documentsUrl: {
    name: 'DOCUMENTS_URL',
    meaning: 'with `ROLE=web`: where documents are read, by servers with `ROLE=documents`',
    takes: 'the address of a server with ROLE=documents, or of a proxy before several, such as http://10.0.0.5:3000',
    fallback: null,
    shownFallback: '',
    // Somebody may have put a password into it.
    isSecret: true,
    parse: parseOrigin,
  },
  workers: {
    name: 'WORKERS',
    meaning: 'how many processes answer at the port; more for a machine with many cores',
    takes: `a number from 1 to ${MAX_WORKERS}`,
    fallback: 1,
    shownFallback: '`1`',
    parse: parseWorkers,
  },
  databaseUrl: {
    name: 'LEADS_DATABASE_URL',
    meaning:
      'where leads are stored: `file:…`, a libSQL server (`libsql://…?authToken=…`) or PostgreSQL (`postgres://…`)',
    takes: `the address of a database: ${DATABASE_EXAMPLES}`,
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
  /** null: where the leads are if a server has them, else in memory. */
  limits: {
    name: 'LIMITS_URL',
    meaning:
      'where requests of an address are counted: `memory` (of each process), `store` (with the leads) or Redis (`redis://…`)',
    takes: 'memory, store, or the address of a Redis server, such as redis://:password@cache.example.com:6379',
    fallback: null,
    shownFallback: '`memory` beside a file, else `store`',
    parse: parseLimits,
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
  /** null: no metrics. */
  metricsAt: {
    name: 'METRICS_PORT',
    meaning:
      'port of `/metrics` for Prometheus, for this machine alone; `0.0.0.0:9464` for others too (see docs/watching.md)',
    takes: 'a port from 0 to 65535, such as 9464, or an address of this machine and a port, such as 0.0.0.0:9464',
    fallback: null,
    shownFallback: 'no metrics',
    parse: parseMetricsAt,
  },
  logsAccess: {
    name: 'ACCESS_LOG',
    meaning: '`on`: one line of JSON per request on stdout, without personal data',
    ...switchedOff,
  },
} satisfies SettingsTable

/** Every variable of the server, in the order of the documentation. */
export const SETTINGS: readonly Setting<unknown>[] = [
  SERVER,
  ...SINKS.map(({ settings }) => settings),
  CALENDAR_SETTINGS,
].flatMap((table: SettingsTable) => Object.values(table))

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
  const own = server.problems.length > 0 ? server.problems : roleProblems(server.values)
  const problems = [unknownNames(environment, SETTINGS), own, ...sinks.map((sink) => sink.problems)].flat()
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { ...server.values, sinks: sinks.map(({ open }) => open) } }
}

/** What a role needs, or has no use for. */
function roleProblems({ role, documentsUrl, trustedProxies }: SettingValues<typeof SERVER>): string[] {
  const problems: string[] = []
  if (role === 'web' && documentsUrl === null) {
    problems.push('ROLE is "web", but DOCUMENTS_URL is not set. It takes the address of a server with ROLE=documents.')
  }
  if (role !== 'web' && documentsUrl !== null) problems.push('DOCUMENTS_URL is set, but ROLE is not "web".')
  // All visitors of a server in front would share one turn and one limit.
  if (role === 'documents' && trustedProxies === 0) {
    problems.push('ROLE is "documents", but TRUST_PROXY is not set. It takes who may name the visitor: TRUST_PROXY=1')
  }
  return problems
}

function parseRole(text: string): Role | null {
  return text === 'all' || text === 'web' || text === 'documents' ? text : null
}

/** An address of a server alone, without the slash at its end. */
function parseOrigin(text: string): string | null {
  if (!/^https?:$/.test(schemeOf(text))) return null
  const { origin, href } = new URL(text)
  return href === `${origin}/` ? origin : null
}

function parseWorkers(text: string): number | null {
  const count = Number(text)
  return /^\d{1,2}$/.test(text) && count >= 1 && count <= MAX_WORKERS ? count : null
}

function parsePort(text: string): number | null {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65535 ? port : null
}

function parseLimits(text: string): LimitsPlace | null {
  if (text === 'memory' || text === 'store') return text
  return /^rediss?:$/.test(schemeOf(text)) && new URL(text).hostname !== '' ? { redis: text } : null
}

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string
  readonly port: number
}

function parseMetricsAt(text: string): MetricsAddress | null {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?(\d+)$/.exec(text) ?? []
  const address = host.replace(/^\[(.*)\]$/, '$1')
  const port = parsePort(digits)
  return port === null || isIP(address) === 0 ? null : { host: address, port }
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
