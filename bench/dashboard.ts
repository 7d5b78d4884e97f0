// npm run bench:dashboard: the picture of docs/watching/dashboard.json. Its panels are drawn from what a real Prometheus answers
// to their queries, after two minutes of visits to two real servers; the drawing is ours, Grafana's has its own colours.
import { join } from 'node:path'
import { launch } from '../test/browser/launch.ts'
import { send } from '../test/documents-hostile.ts'
import {
  type Line,
  type Panel,
  type Prometheus,
  panelsOf,
  prometheusProblem,
  startPrometheus,
} from '../test/prometheus.ts'
import { ask, oldToken, post, type ServerProcess, startServer } from '../test/server-process.ts'
import { MESSAGE } from '../test/server-site.ts'
import { metricsPort, NOTE, startWatched } from '../test/watched-server.ts'

const SECONDS = 120
const CELL = { width: 58, height: 34 }
const GAP = 8
const COLOURS = ['#7eb26d', '#eab839', '#6ed0e0', '#ef843c', '#e24d42', '#5195ce', '#ba43a9', '#a18cd6', '#4fa39a']

const STYLE = `
  body { margin: 0; background: #111217; color: #ccccdc; font: 13px/1.4 sans-serif }
  main { position: relative }
  h2, section { position: absolute; box-sizing: border-box; margin: 0 }
  h2 { font-size: 16px; font-weight: 600; padding-top: 2px }
  section { background: #181b1f; border: 1px solid #24272e; border-radius: 3px; overflow: hidden }
  h3 { margin: 8px 10px 4px; font-size: 13px; font-weight: 600 }
  .stats { display: flex; justify-content: space-evenly; text-align: center }
  .stats p { margin: 6px 4px; color: #9a9aab } .stats b { font-size: 26px; color: #73bf69 }
  .grid { stroke: #2a2d34 } .line { fill: none; stroke-width: 1.5 }
  text { fill: #9a9aab; font-size: 11px; text-anchor: end }
  .legend { display: flex; flex-wrap: wrap; gap: 0 12px; padding: 0 10px; font-size: 11px; max-height: 36px; overflow: hidden }
  .legend span::before { content: ''; display: inline-block; width: 12px; height: 3px; margin: 0 5px 3px 0; background: var(--colour) }
`

const docs = join(import.meta.dirname, '../docs/watching')

const problem = prometheusProblem()
if (problem) {
  console.error(`The picture ${problem}`)
  process.exitCode = 1
} else await drawDashboard()

async function drawDashboard(): Promise<void> {
  const documents = await startWatched()
  const own = { LEADS_DATABASE_URL: `file:${join(documents.folder, 'web.db')}`, METRICS_PORT: '0', WORKERS: '2' }
  const web = await startServer(documents.folder, {
    ...own,
    ROLE: 'web',
    DOCUMENTS_URL: `http://127.0.0.1:${documents.port}`,
    RATE_LIMIT: 'off',
  })
  const ports = await Promise.all([documents, web].map(metricsPort))
  const prometheus = await startPrometheus({ ports, rules: join(docs, 'alerts.yaml') })
  try {
    await visitFor(SECONDS, { documents, web })
    await print(await pageOf(prometheus))
  } finally {
    await prometheus.stop()
    await web.stop()
    await documents.end()
  }
}

/** Visits that rise and fall; now and then somebody writes, or has a document read. */
async function visitFor(
  seconds: number,
  { documents, web }: Readonly<Record<'documents' | 'web', ServerProcess>>,
): Promise<void> {
  const token = await oldToken(documents)
  const begun = performance.now()
  for (let second = 0; second < seconds; second += 1) {
    const visits = Math.round(20 + 15 * Math.sin(second / 9))
    await Promise.all(Array.from({ length: visits }, (_, n) => ask(web, n % 9 === 0 ? '/nowhere' : '/talk-to-us')))
    if (second % 20 === 0) await post(documents, '/api/contact', { ...MESSAGE, token, message: `Frage ${second}` })
    if (second % 5 === 0) await send(web, NOTE)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, begun + (second + 1) * 1000 - performance.now())))
  }
}

async function print(html: string): Promise<void> {
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: 24 * CELL.width + 2 * GAP, height: 600 } })
    await page.setContent(html)
    await page.screenshot({ path: join(docs, 'dashboard.png'), fullPage: true })
  } finally {
    await browser.close()
  }
}

async function pageOf(prometheus: Prometheus): Promise<string> {
  const panels = panelsOf(docs)
  const drawn = await Promise.all(panels.map((panel) => drawPanel(panel, prometheus)))
  const height = Math.max(...panels.map(({ gridPos: { y, h } }) => y + h)) * CELL.height + 2 * GAP
  return `<!doctype html><meta charset="utf-8"><style>${STYLE} main { height: ${height}px }</style><main>${drawn.join('')}</main>`
}

async function drawPanel({ type, title, targets, unit, gridPos }: Panel, prometheus: Prometheus): Promise<string> {
  const { x, y, w, h } = gridPos
  const size = { width: w * CELL.width - GAP, height: h * CELL.height - GAP }
  const place = `left:${x * CELL.width + GAP}px;top:${y * CELL.height + GAP}px;width:${size.width}px;height:${size.height}px`
  if (type === 'row') return `<h2 style="${place}">${title}</h2>`
  const asked = targets.map(async ({ text, legend }) =>
    (await prometheus.askBack(text, SECONDS)).map((line) => ({ ...line, name: nameOf(line, legend) })),
  )
  const lines = (await Promise.all(asked)).flat()
  const inside =
    type === 'stat' ? statOf(lines, unit) : chartOf(lines, { unit, width: size.width, height: size.height - 76 })
  return `<section style="${place}"><h3>${title}</h3>${inside}</section>`
}

interface NamedLine extends Line {
  readonly name: string
}

function nameOf({ metric }: Line, legend: string): string {
  return legend.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, label: string) => metric[label] ?? '')
}

function statOf(lines: readonly NamedLine[], unit: string): string {
  const shown = lines.map(({ name, values }) => `<p><b>${inUnit(Number(values.at(-1)?.[1]), unit)}</b><br>${name}</p>`)
  return `<div class="stats">${shown.join('')}</div>`
}

function chartOf(
  lines: readonly NamedLine[],
  { unit, width, height }: { unit: string; width: number; height: number },
): string {
  const numbers = lines.flatMap(({ values }) => values.map(([, value]) => Number(value))).filter(Number.isFinite)
  const top = Math.max(...numbers, 0) * 1.1 || 1
  const times = lines.flatMap(({ values }) => values.map(([at]) => at))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const left = 58
  const across = (at: number) => left + ((at - from) / Math.max(1, to - from)) * (width - left - 14)
  const up = (value: number) => height - 8 - (value / top) * (height - 20)
  const grid = [0, 0.5, 1].map((part) => {
    const value = (top / 1.1) * part
    return `<path class="grid" d="M${left} ${up(value)}H${width - 14}"/><text x="${left - 6}" y="${up(value) + 4}">${inUnit(value, unit)}</text>`
  })
  const drawn = lines.map(({ values }, n) => {
    const points = values.filter(([, value]) => Number.isFinite(Number(value)))
    const path = points.map(([at, value]) => `${across(at).toFixed(1)} ${up(Number(value)).toFixed(1)}`).join('L')
    return `<path class="line" stroke="${COLOURS[n % COLOURS.length]}" d="M${path}"/>`
  })
  const legend = lines.map(({ name }, n) => `<span style="--colour:${COLOURS[n % COLOURS.length]}">${name}</span>`)
  return `<svg width="${width}" height="${height}">${grid.join('')}${drawn.join('')}</svg><div class="legend">${legend.join('')}</div>`
}

function inUnit(value: number, unit: string): string {
  if (!Number.isFinite(value)) return 'none'
  if (unit === 'bytes') return `${Math.round(value / 2 ** 20)} MiB`
  if (unit === 's') return value < 1 ? `${rounded(value * 1000)} ms` : `${rounded(value)} s`
  return unit === 'reqps' ? `${rounded(value)} req/s` : rounded(value)
}

function rounded(value: number): string {
  return String(Number(value.toPrecision(value < 1000 ? 3 : 4)))
}
