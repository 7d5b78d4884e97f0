import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { servicesFor } from '../test/services.ts'
import { SITE_TEXTS } from '../test/site-texts.ts'
import type { Outcome, ReadError } from './document/worker/job.ts'
import type { ReadRequest } from './document/worker/pool.ts'
import { AnsweredError } from './lib/types.ts'
import { processDocument } from './process-document.ts'

const test = suite('processDocument')
const LIMITS = { maxBytes: 10 * 1024 * 1024, maxPages: 20, maxMs: 30_000 }

test('passes an answer on as it is', async () => {
  const answer = await answerTo({ ok: true, json: '{"data":{}}' })
  assert.equal([answer.status, await answer.text()], [200, '{"data":{}}'])
})

test('has a status and a message of the site for every error', async () => {
  const expected: Readonly<Record<ReadError, number>> = {
    malformed: 400,
    'too-large': 413,
    'too-many-pixels': 413,
    unsupported: 415,
    broken: 422,
    encrypted: 422,
    empty: 422,
    failed: 422,
    busy: 503,
    'too-slow': 504,
  }
  for (const [error, status] of Object.entries(expected) as [ReadError, number][]) {
    const answer = await answerTo({ ok: false, error })
    const { code, message } = (await answer.json()).error
    assert.equal([answer.status, code], [status, error.replaceAll('-', '_')])
    assert.match(message, /^\p{Lu}.{15,}\.$/u)
    assert.is(answer.headers.get('retry-after'), error === 'busy' ? '10' : null)
  }
})

test('names the accepted files, and how large they may be', async () => {
  assert.is(
    await messageOf('unsupported'),
    'Dateityp nicht unterstützt. Bitte laden Sie PDF, DOCX, XLSX, Bilder oder E-Mail-Dateien hoch.',
  )
  assert.is(await messageOf('too-large'), 'Die Datei ist größer als 10 MB.')
})

test('answers in the language of the page if the site has it', async () => {
  const { de, en } = SITE_TEXTS.texts
  assert.ok(de && en)
  const errors = { ...en.documentTexts.errors, empty: 'There is nothing to read in this file.' }
  const documentTexts = { ...en.documentTexts, errors }
  const translated = { ...SITE_TEXTS, texts: { de, en: { ...en, documentTexts } } }
  assert.is(await messageOf('empty', '/en/', translated), 'There is nothing to read in this file.')
  assert.is(await messageOf('empty', '/', translated), 'In der Datei steht nichts, was sich lesen lässt.')
})

test('reads nothing that is not JSON', async () => {
  const answer = await answerTo({ ok: true, json: '{}' }, '/', SITE_TEXTS, 'text/plain')
  assert.is((await answer.json()).error.code, 'malformed')
})

test('wants a preview only where the address asks for one', async () => {
  assert.equal(await Promise.all(['', '?preview=0', '?preview=1'].map(wantsPreview)), [false, false, true])
})

test('judges by the day that the address names, if there is such a day', async () => {
  const queries = ['', '?today=2026-03-31', '?today=2026-02-30', '?preview=1&today=soon']
  assert.equal(await Promise.all(queries.map(async (query) => (await asked(query))?.today)), [
    undefined,
    '2026-03-31',
    undefined,
    undefined,
  ])
})

test('answers and reports when the code was to blame', async () => {
  const fault = { message: 'The process that reads documents ended with SIGKILL', stack: '' }
  const thrown = await answerTo({ ok: false, error: 'failed', fault }).catch((error: unknown) => error)
  assert.instance(thrown, AnsweredError)
  assert.equal([(thrown as AnsweredError).message, (thrown as AnsweredError).answer.status], [fault.message, 422])
})

test.run()

async function messageOf(error: ReadError, page = '/', texts = SITE_TEXTS): Promise<string> {
  return (await (await answerTo({ ok: false, error }, page, texts)).json()).error.message
}

function answerTo(outcome: Outcome, page = '/', texts = SITE_TEXTS, type = 'application/json') {
  const documents = { read: async () => outcome, stop: () => undefined }
  return processDocument(requestTo('', page, type), servicesFor({ documents, documentLimits: LIMITS, texts }).services)
}

const wantsPreview = async (query: string) => (await asked(query))?.wantsPreview

/** What the pool is asked for by a request with this query. */
async function asked(query: string): Promise<ReadRequest | null> {
  let wanted: ReadRequest | null = null
  const read = async (request: ReadRequest): Promise<Outcome> => {
    wanted = request
    return { ok: true, json: '{}' }
  }
  const documents = { read, stop: () => undefined }
  await processDocument(requestTo(query), servicesFor({ documents, documentLimits: LIMITS }).services)
  return wanted
}

function requestTo(query: string, page = '/', type = 'application/json'): Request {
  const origin = 'https://www.example.org'
  const headers = { 'content-type': type, host: 'www.example.org', referer: `${origin}${page}` }
  return new Request(`${origin}/api/processDocument${query}`, { method: 'POST', headers, body: '{}' })
}
