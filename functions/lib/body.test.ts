import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020 from 'ajv/dist/2020.js'
import * as fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readBody } from './body.ts'

const test = suite('readBody')

test('hands on JSON that fits', async () => {
  assert.equal(await read('{"name":"Ä","size":1}'), { ok: true, value: { name: 'Ä', size: 1 } })
})

test('reads a form: dots make objects, empty fields count as not sent, lines end with \\n', async () => {
  const body = await read('name=A%0D%0AB&size=&more.page=x+y', FORM)
  assert.equal(body, { ok: true, value: { name: 'A\nB', more: { page: 'x y' } } })
})

test('accepts a media type with parameters, in any case', async () => {
  assert.ok((await read('{"name":"A"}', 'Application/JSON; Charset=UTF-8')).ok)
})

test('refuses what is neither JSON nor a form with 415', async () => {
  assert.equal(await status('{"name":"A"}', 'text/plain'), 415)
  assert.equal(await status('{"name":"A"}', 'multipart/form-data; boundary=x'), 415)
})

test('refuses broken JSON with 400', async () => {
  for (const text of ['', '{', '{"name":"A"}x', 'NaN']) assert.is(await status(text), 400, text)
})

test('refuses bytes that are not UTF-8 with 400', async () => {
  assert.is(await status(new Uint8Array([0x22, 0xff, 0x22])), 400)
})

test('refuses a form with too many fields with 400', async () => {
  assert.is(await status('a=1&'.repeat(51), FORM), 400)
})

test('refuses a body that is too large with 413, also where its size was not announced', async () => {
  assert.is(await status(JSON.stringify({ name: 'A'.repeat(1000) })), 413)
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64)) })
  assert.is(await status(endless), 413)
})

test('reads nothing of a body that is announced as too large', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '513' }
  const request = new Request('http://localhost/', { method: 'POST', body: '{"name":"A"}', headers })
  const answer = await readBody(request, {}, 512)
  assert.equal([answer.ok, request.bodyUsed], [false, false])
})

test('names every wrong field', async () => {
  const body = await read('{"size":"x","more":{"page":"","other":1},"toString":1}')
  assert.equal(body.ok ? [] : [...body.faults].sort((a, b) => (a.field < b.field ? -1 : 1)), [
    { field: 'more.other', kind: 'other' },
    { field: 'more.page', kind: 'missing' },
    { field: 'name', kind: 'missing' },
    { field: 'size', kind: 'other' },
    { field: 'toString', kind: 'other' },
  ])
})

test('treats __proto__ as an unknown field', async () => {
  assert.is(await status('{"name":"A","__proto__":{"isAdmin":true}}'), 422)
  assert.is(await status('name=A&__proto__.isAdmin=1', FORM), 422)
  assert.is(({} as Record<string, unknown>)['isAdmin'], undefined)
})

test('never throws, whatever is sent', async () => {
  const types = fc.constantFrom('application/json', FORM, 'text/html', '')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 700 }), types, async (bytes, type) => {
      const body = await read(bytes, type)
      return body.ok || [400, 413, 415, 422].includes(body.status)
    }),
  )
})

test('names what is missing first when a body has more unknown names than an answer should repeat', async () => {
  const names = Array.from({ length: 5000 }, (_, n) => `"${n}":1`)
  const body = await read(`{${names.join(',')},"size":"x"}`, 'application/json', 100_000)
  const faults = body.ok ? [] : body.faults
  assert.equal(
    [faults.length, ...faults.slice(0, 2)],
    [100, { field: 'name', kind: 'missing' }, { field: 'size', kind: 'other' }],
  )
})

test('gets schemas that the meta-schema accepts, which it does not check itself', () => {
  const folder = join(import.meta.dirname, '../../schemas/api')
  const ajv = new Ajv2020.default()
  for (const file of readdirSync(folder)) {
    const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    assert.ok(ajv.validateSchema(schema), `${file}: ${ajv.errorsText()}`)
  }
})

test.run()

const FORM = 'application/x-www-form-urlencoded'

function read(body: string | Uint8Array | ReadableStream, type = 'application/json', maxBytes = 512) {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1 },
      size: { type: 'integer' },
      more: {
        type: 'object',
        properties: { page: { type: 'string', minLength: 1 } },
        additionalProperties: false,
      },
    },
    required: ['name'],
    additionalProperties: false,
  }
  const headers = { 'content-type': type }
  const request = new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
  return readBody<object>(request, schema, maxBytes)
}

async function status(body: string | Uint8Array | ReadableStream, type?: string): Promise<number> {
  const answer = await read(body, type)
  return answer.ok ? 200 : answer.status
}
