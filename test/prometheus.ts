// A real Prometheus of Debian for tests, and the dashboard as it would ask it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROMETHEUS = '/usr/bin/prometheus'
export const PROMTOOL = '/usr/bin/promtool'

/** Why it cannot be started here; null: it can. */
export function prometheusProblem(): string | null {
  return existsSync(PROMETHEUS) && existsSync(PROMTOOL) ? null : 'needs Prometheus: apt-get install prometheus'
}

export interface Panel {
  readonly id: number
  readonly type: string
  readonly title: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets: readonly Query[]
  /** As Grafana names it: "s", "bytes", "reqps", "short". */
  readonly unit: string
}

export interface Query {
  /** With everything chosen that can be chosen. */
  readonly text: string
  /** The name of each of its lines, with labels as {{label}}. */
  readonly legend: string
}

/** The panels of the dashboard, rows among them. */
export function panelsOf(folder: string): Panel[] {
  const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8'))
  return panels.map(({ targets = [], fieldConfig, ...panel }: WrittenPanel) => ({
    ...panel,
    unit: fieldConfig?.defaults.unit ?? 'short',
    targets: targets.map(({ expr, legendFormat }) => ({
      text: expr.replaceAll(/\$(job|instance)\b/g, '.*').replaceAll('$__rate_interval', '1m'),
      legend: legendFormat,
    })),
  }))
}

interface WrittenPanel extends Omit<Panel, 'targets' | 'unit'> {
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[]
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } }
}

/** What a query gives over some time. */
export interface Line {
  readonly metric: Readonly<Record<string, string>>
  /** Seconds since 1970, and a number as text. */
  readonly values: readonly (readonly [number, string])[]
}

export interface Prometheus {
  /** The values that a query gives now. */
  ask(query: string): Promise<unknown[]>
  /** The values that it gave each second in the last ones. */
  askBack(query: string, seconds: number): Promise<Line[]>
  /** Waits until a query gives any. */
  until(query: string): Promise<void>
  /** The names of the rules that fire. */
  firing(): Promise<string[]>
  stop(): Promise<void>
}

/** Starts one that asks servers every half second. @param ports of their figures */
export async function startPrometheus({ ports, rules }: { ports: number[]; rules: string }): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheus-'))
  const config = {
    global: { scrape_interval: '500ms', scrape_timeout: '500ms', evaluation_interval: '500ms' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'site', static_configs: [{ targets: ports.map((port) => `127.0.0.1:${port}`) }] }],
  }
  // JSON is YAML.
  writeFileSync(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const own = await freePort()
  const child = spawn(
    PROMETHEUS,
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${own}`,
    ],
    { stdio: 'ignore' },
  )
  const exited = once(child, 'exit')
  const api = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${own}/api/v1/${path}`)
    const { status, data, error } = await response.json()
    if (status !== 'success') throw new Error(`${path}: ${error}`)
    return data
  }
  const ask = async (query: string) => (await api(`query?query=${encodeURIComponent(query)}`)).result
  return {
    ask,
    async askBack(query, seconds) {
      const end = Date.now() / 1000
      const words = { query, start: String(end - seconds), end: String(end), step: '1' }
      return (await api(`query_range?${new URLSearchParams(words)}`)).result
    },
    async until(query) {
      const end = performance.now() + 20_000
      for (;;) {
        const values = await ask(query).catch(() => [])
        if (values.length > 0) return
        if (performance.now() > end) throw new Error(`Prometheus has nothing for ${query}`)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
    async firing() {
      const { alerts } = await api('alerts')
      const names = alerts.filter(({ state }: { state: string }) => state === 'firing')
      return names.map(({ labels }: { labels: { alertname: string } }) => labels.alertname)
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
