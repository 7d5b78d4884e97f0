// Starts what targets write for function hosts as those hosts start it: workerd, and Node with the events of Lambda.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Miniflare } from 'miniflare'
import * as assert from 'uvu/assert'
import { COMPATIBILITY, cloudflare } from '../src/targets/cloudflare/cloudflare.ts'
import { lambda } from '../src/targets/lambda/lambda.ts'
import { netlify } from '../src/targets/netlify/netlify.ts'
import type { Target } from '../src/targets/target.ts'
import { vercel } from '../src/targets/vercel/vercel.ts'
import { writeTarget } from './built-target.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** A host with the functions on it. */
export interface Running {
  post(path: string, body: string): Promise<Answer>
  get(path: string): Promise<Answer>
  deliver(): Promise<void>
  close(): Promise<void>
}

export type Environment = Readonly<Record<string, string>>

/** How each host is started. Two folders are two instances. */
export const HOSTS: Readonly<Record<string, (folder: string, environment: Environment) => Promise<Running>>> = {
  Lambda: startLambda,
  Netlify: startNetlify,
  Vercel: startVercel,
  workerd: startWorkerd,
}

/** Who asks. */
const VISITOR = '192.0.2.7'
const JSON_BODY = { 'content-type': 'application/json' }

interface ScheduledWorker {
  scheduled(options: { cron: string }): Promise<{ outcome: string }>
}

/** An event in payload format 2.0, with the body as function URLs send it. */
export function lambdaEvent(method: string, rawPath: string, given: object = {}) {
  const http = { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: VISITOR, userAgent: 'test' }
  return {
    ...{ version: '2.0', routeKey: '$default', rawPath, rawQueryString: '' },
    headers: { 'content-type': 'application/json', host: 'site.example' },
    requestContext: { accountId: 'anonymous', apiId: 'a', domainName: 'site.example', http, stage: '$default' },
    isBase64Encoded: false,
    ...given,
  }
}

/** Writes a target for Node, and imports the functions that its host starts. */
async function started(target: Target, { folder, environment, entries }: Started) {
  await writeTarget(target, folder)
  Object.assign(process.env, environment)
  return Promise.all(entries.map((entry) => import(pathToFileURL(join(folder, entry)).href)))
}

interface Started {
  readonly folder: string
  readonly environment: Environment
  readonly entries: readonly string[]
}

async function startLambda(folder: string, environment: Environment): Promise<Running> {
  const entries = ['site/index.mjs', 'deliver/index.mjs']
  const [site, deliver] = await started(lambda, { folder, environment, entries })
  return {
    async post(path, text) {
      const body = Buffer.from(text).toString('base64')
      const answer = await site.handler(lambdaEvent('POST', path, { body, isBase64Encoded: true }))
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    async get(path) {
      const answer = await site.handler(lambdaEvent('GET', path))
      return { status: answer.statusCode, headers: answer.headers, body: answer.body }
    },
    deliver: () => deliver.handler({}, { getRemainingTimeInMillis: () => 30_000 }),
    async close() {},
  }
}

async function startNetlify(folder: string, environment: Environment): Promise<Running> {
  const entries = ['functions/api/api.mjs', 'functions/deliver/deliver.mjs']
  const [api, deliver] = await started(netlify, { folder, environment, entries })
  return {
    post: async (path, body) => answerOf(await api.default(posted(path, body), { ip: VISITOR })),
    get: async (path) => answerOf(await api.default(new Request(`http://site.example${path}`), { ip: VISITOR })),
    deliver: () => deliver.default(),
    async close() {},
  }
}

async function startVercel(folder: string, environment: Environment): Promise<Running> {
  const entries = ['api', 'deliver'].map((name) => `.vercel/output/functions/${name}.func/index.mjs`)
  const secret = { CRON_SECRET: 'kept' }
  const [api, deliver] = await started(vercel, { folder, environment: { ...environment, ...secret }, entries })
  return {
    post: async (path, body) => answerOf(await api.POST(posted(path, body, { 'x-real-ip': VISITOR }))),
    get: async (path) => answerOf(await api.GET(new Request(`http://site.example${path}`))),
    async deliver() {
      const headers = { authorization: `Bearer ${secret.CRON_SECRET}` }
      assert.is((await deliver.GET(new Request('http://site.example/deliver', { headers }))).status, 200)
    },
    async close() {
      delete process.env['CRON_SECRET']
    },
  }
}

function posted(path: string, body: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://site.example${path}`, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body })
}

async function answerOf(answer: Response): Promise<Answer> {
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

/** A module as it is uploaded to workerd; its text is that of the file, unless there is one here. */
export interface WorkerModule {
  readonly type: 'ESModule'
  readonly path: string
  readonly contents?: string
}

/** @param changed what is uploaded instead of the modules as they were written; the first one is what workerd starts */
export async function startWorkerd(
  folder: string,
  environment: Environment,
  changed = (modules: readonly WorkerModule[]) => modules,
): Promise<Running> {
  const paths = await writeTarget(cloudflare, folder)
  const modules = paths
    .filter((path) => path.startsWith('worker/'))
    .sort((a, b) => Number(b.endsWith('index.mjs')) - Number(a.endsWith('index.mjs')))
    .map((path) => ({ type: 'ESModule' as const, path: join(folder, path) }))
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = COMPATIBILITY
  const workerd = new Miniflare({
    modules: [...changed(modules)],
    modulesRoot: folder,
    compatibilityDate,
    compatibilityFlags,
    bindings: { ...environment },
  })
  return {
    async post(path, body) {
      const headers = { ...JSON_BODY, 'cf-connecting-ip': VISITOR }
      const answer = await workerd.dispatchFetch(`http://site.example${path}`, { method: 'POST', headers, body })
      const text = await answer.text()
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text }
    },
    async get(path) {
      const answer = await workerd.dispatchFetch(`http://site.example${path}`)
      const text = await answer.text()
      return { status: answer.status, headers: Object.fromEntries(answer.headers), body: text }
    },
    async deliver() {
      const worker = (await workerd.getWorker()) as unknown as ScheduledWorker
      assert.is((await worker.scheduled({ cron: '* * * * *' })).outcome, 'ok')
    },
    close: () => workerd.dispose(),
  }
}
