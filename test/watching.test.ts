// The dashboard and the rules of docs/watching/, held against a running server and a real Prometheus.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { send } from './documents-hostile.ts'
import { type Panel, PROMTOOL, panelsOf, prometheusProblem, startPrometheus } from './prometheus.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { testUnless } from './unless.ts'
import { figuresOf, metricsOf, metricsPort, NOTE, settled, startWatched, type WatchedServer } from './watched-server.ts'

const docs = join(import.meta.dirname, '../docs/watching')
const alerts = join(docs, 'alerts.yaml')

const test = suite('docs/watching')

let server: WatchedServer
/** Has the first one read its documents, and two workers. */
let web: ServerProcess

test.before(async () => {
  server = await startWatched()
  const own = { LEADS_DATABASE_URL: `file:${join(server.folder, 'web.db')}`, METRICS_PORT: '0', WORKERS: '2' }
  web = await startServer(server.folder, { ROLE: 'web', DOCUMENTS_URL: `http://127.0.0.1:${server.port}`, ...own })
  await settled(async () => figuresOf((await metricsOf(web)).text, 'site_processes')[''] === 2)
})

test.after(async () => {
  await web.stop()
  await server.end()
})

/** The figures of both. */
async function allFigures(): Promise<string> {
  const answers = await Promise.all([server, web].map(metricsOf))
  return answers.map(({ text }) => text).join('')
}

test('names only figures that the server has', async () => {
  const names = new Set((await allFigures()).split('\n').map((line) => /^[a-z_0-9]+/.exec(line)?.[0] ?? ''))
  const wanted = [
    ...panelsOf(docs).flatMap(({ targets }) => targets.map(({ text }) => text)),
    readFileSync(alerts, 'utf8'),
  ].flatMap((text) => text.match(/\b(site|process|nodejs)_[a-z0-9_]+/g) ?? [])
  assert.ok(wanted.length > 30)
  assert.equal(
    [...new Set(wanted)].filter((name) => !names.has(name)),
    [],
  )
})

test('has a dashboard whose panels lie side by side', () => {
  const panels = panelsOf(docs)
  assert.is(new Set(panels.map(({ id }) => id)).size, panels.length)
  const cells = panels.flatMap(cellsOf)
  assert.is(new Set(cells).size, cells.length)
  for (const { title, targets, type } of panels) {
    assert.ok(title)
    assert.ok(type === 'row' || targets.length > 0, title)
  }
})

test('is a page that explains every figure of ours and every rule', async () => {
  const page = readFileSync(join(docs, '../watching.md'), 'utf8')
  const figures = [...(await allFigures()).matchAll(/^# TYPE (site_\w+)/gm)].map(([, name]) => `\`${name}`)
  const rules = [...readFileSync(alerts, 'utf8').matchAll(/alert: (\w+)/g)].map(([, name]) => `\`${name}\``)
  assert.ok(figures.length > 10 && rules.length > 10)
  assert.equal(
    [...figures, ...rules].filter((name) => !page.includes(name)),
    [],
  )
})

const problem = prometheusProblem()
const on = (name: string) => ({ test, suite: 'docs/watching', name })

testUnless(problem, on('gives figures that Prometheus has nothing to say against'), async () => {
  for (const one of [server, web]) {
    const { text } = await metricsOf(one)
    // What prom-client itself adds follows other rules.
    const own = text.split('\n').filter((line) => /^(# [A-Z]+ )?site_/.test(line))
    assert.ok(own.length > 40)
    assert.equal(promtool(['check', 'metrics'], `${own.join('\n')}\n`), '')
  }
})

testUnless(problem, on('has rules that fire when they should, and only then'), () => {
  assert.match(promtool(['check', 'rules', alerts]), 'SUCCESS')
  const folder = mkdtempSync(join(tmpdir(), 'rules-'))
  writeFileSync(join(folder, 'test.json'), JSON.stringify({ rule_files: [alerts], tests: ALERT_CASES }))
  assert.match(promtool(['test', 'rules', join(folder, 'test.json')]), 'SUCCESS')
  rmSync(folder, { recursive: true })
})

testUnless(problem, on('fills every panel of the dashboard'), async () => {
  const prometheus = await startPrometheus({ ports: await Promise.all([server, web].map(metricsPort)), rules: alerts })
  try {
    await prometheus.until('count_over_time(up{job="site"}[1m]) > 3')
    await send(web, NOTE)
    await prometheus.until('increase(site_documents_total{end="answered"}[1m]) > 0')
    await prometheus.until('increase(site_documents_passed_on_total{end="answered"}[1m]) > 0')
    for (const { title, targets } of panelsOf(docs)) {
      for (const { text } of targets) {
        const values = await prometheus.ask(text)
        assert.ok(values.length > 0, `${title}: ${text}`)
      }
    }
    assert.equal(await prometheus.firing(), ['DeliveriesDead'])
  } finally {
    await prometheus.stop()
  }
})

test.run()

function cellsOf({ gridPos: { x, y, w, h } }: Panel): string[] {
  return Array.from({ length: w * h }, (_, n) => `${x + (n % w)},${y + Math.floor(n / w)}`)
}

function promtool(words: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(PROMTOOL, words, { input, encoding: 'utf8' })
  assert.is(status, 0, stdout + stderr)
  return stdout + stderr
}

const at = (instance: string) => `job="site", instance="${instance}"`
const ALERT_CASES = [
  {
    interval: '1m',
    input_series: [
      { series: `up{${at('a')}}`, values: '1x30 0x30' },
      { series: `site_leads_failed_total{${at('a')}, kind="contact"}`, values: '0x20 1x40' },
      { series: `site_delivery_oldest_seconds{${at('a')}, sink="webhook"}`, values: '0+60x90' },
      { series: `site_deliveries{${at('a')}, sink="mail", state="waiting"}`, values: '5x90' },
      { series: `site_documents_total{${at('a')}, task="read", end="busy"}`, values: '0+1x90' },
      { series: `site_documents_total{${at('a')}, task="read", end="answered"}`, values: '0+9x90' },
      { series: `site_documents_passed_on_total{${at('a')}, task="read", end="away"}`, values: '0x50 1+1x40' },
      // Four workers with 300 MB each, and one process with 600.
      { series: `process_resident_memory_bytes{${at('a')}}`, values: '1.2e9x90' },
      { series: `site_processes{${at('a')}}`, values: '4x90' },
      { series: `process_resident_memory_bytes{${at('b')}}`, values: '6e8x90' },
      { series: `site_processes{${at('b')}}`, values: '1x90' },
    ],
    alert_rule_test: [
      { eval_time: '15m', alertname: 'LeadsNotStored', exp_alerts: [] },
      alert(
        '25m',
        'LeadsNotStored',
        { severity: 'critical', job: 'site' },
        'A lead could not be stored, and the visitor was asked to try again',
      ),
      { eval_time: '30m', alertname: 'ServerDown', exp_alerts: [] },
      alert('35m', 'ServerDown', { severity: 'critical', job: 'site', instance: 'a' }, 'a does not answer'),
      { eval_time: '60m', alertname: 'DeliveriesWait', exp_alerts: [] },
      alert(
        '70m',
        'DeliveriesWait',
        { severity: 'warning', job: 'site', sink: 'webhook' },
        'webhook: leads have been waiting for 1h 10m 0s',
      ),
      { eval_time: '60m', alertname: 'DeliveriesDead', exp_alerts: [] },
      { eval_time: '60m', alertname: 'DocumentsRefused', exp_alerts: [] },
      { eval_time: '50m', alertname: 'DocumentsAway', exp_alerts: [] },
      alert(
        '54m',
        'DocumentsAway',
        { severity: 'warning', job: 'site' },
        'Nobody reads documents at DOCUMENTS_URL, and visitors are told to come again',
      ),
      alert(
        '60m',
        'MemoryHigh',
        { severity: 'warning', job: 'site', instance: 'b' },
        'b takes 572.2MiB in each process, documents not counted',
      ),
    ],
  },
]

function alert(time: string, alertname: string, labels: object, summary: string) {
  return { eval_time: time, alertname, exp_alerts: [{ exp_labels: labels, exp_annotations: { summary } }] }
}
