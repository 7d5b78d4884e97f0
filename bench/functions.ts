// `npx tsx bench/functions.ts [rounds] [libsql|postgres|workerd]`: processor time of a cold start on a function host, from nothing to the
// first lead that is stored: one without a token in the first round, then a person's, whose hours are promised. Lambda: a new Node process imports what the target writes, and answers one event. workerd, with
// leads on sqld: all that a new process of it has used by then, its own start included.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { lambda } from '../src/targets/lambda/lambda.ts'
import { agedToken } from '../test/aged-token.ts'
import { writeTarget } from '../test/built-target.ts'
import { startPostgres, startSqld } from '../test/database-servers.ts'
import { childrenOf, processorSeconds } from '../test/documents-hostile.ts'
import { HOSTS } from '../test/function-host.ts'

const [, , rounds = '5', engine = 'libsql'] = process.argv
const ROUNDS = Number(rounds)

const MESSAGE = {
  ...{ name: 'E', email: 'e@example.org', message: 'M', source: 'homepage_contact_form' },
  metadata: { form_type: 'contact', page: '/' },
}

/** Runs in the new process. `started` is what Node itself has used until then. */
const COLD = (entry: string, lead: object) => `
const started = process.cpuUsage()
const { handler } = await import(${JSON.stringify(pathToFileURL(entry).href)})
const imported = process.cpuUsage(started)
const body = ${JSON.stringify(JSON.stringify(lead))}
const http = { method: 'POST', sourceIp: '192.0.2.7' }
const event = { rawPath: '/api/contact', rawQueryString: '', headers: { 'content-type': 'application/json' }, body, isBase64Encoded: false, requestContext: { http } }
const { statusCode } = await handler(event)
const all = process.cpuUsage(started)
const ms = ({ user, system }) => Math.round((user + system) / 1000)
console.log(JSON.stringify({ statusCode, importMs: ms(imported), firstLeadMs: ms(all), rssMb: Math.round(process.memoryUsage().rss / 1e6) }))
`

const folder = mkdtempSync(join(tmpdir(), 'functions-'))
const database = await (engine === 'postgres' ? startPostgres() : startSqld())
await writeTarget(lambda, folder)
const measure = engine === 'workerd' ? inWorkerd : onLambda
for (let round = 1; round <= ROUNDS; round++) {
  const lead = round === 1 ? MESSAGE : { ...MESSAGE, token: await agedToken(database.url) }
  process.stdout.write(`round ${round}${round === 1 ? ' (new database)' : ''}: ${await measure(lead, String(round))}`)
}
await database.stop()
rmSync(folder, { recursive: true })

async function onLambda(lead: object): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COLD(join(folder, 'site/index.mjs'), lead)], {
    env: { ...process.env, LEADS_DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return printed
}

async function inWorkerd(lead: object, round: string): Promise<string> {
  const host = await HOSTS['workerd']?.(join(folder, 'workerd', round), { LEADS_DATABASE_URL: database.url })
  const answer = await host?.post('/api/contact', JSON.stringify(lead))
  const isWorkerd = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'workerd'
  const seconds = processorSeconds(childrenOf(process.pid).find(isWorkerd) ?? 0)
  await host?.close()
  return `${JSON.stringify({ statusCode: answer?.status, processMs: Math.round(seconds * 1000) })}\n`
}
