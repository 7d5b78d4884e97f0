// The client of function hosts: the part of @libsql/client that they need.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createClient } from '../functions/outbox/database/http-client.ts'
import { storageProblem } from '../functions/outbox/database/storage-error.ts'
import { type HranaServer, startHranaServer } from './hrana-server.ts'

interface Context {
  folder: string
  server: HranaServer
}

const test = suite<Context>('statements over HTTP')
test.before.each(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'http-client-'))
  context.server = await startHranaServer(join(context.folder, 'leads.db'))
})
test.after.each(({ folder, server }) => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('of a transaction are sent in one request', async ({ server: { url } }) => {
  let requests = 0
  const counted = (request: Request) => {
    requests++
    return fetch(request)
  }
  const client = createClient({ url, fetch: counted })
  const transaction = await client.transaction()
  const made = ['CREATE TABLE days (day TEXT)', "INSERT INTO days VALUES ('a')", 'SELECT day FROM days']
  const results = await transaction.batch(made)
  await transaction.commit()
  assert.equal(
    results.map(({ rows }) => rows.map(({ day }) => day)),
    [[], [], ['a']],
  )
  // BEGIN, the statements, COMMIT.
  assert.is(requests, 3)
})

test('end with the first that is refused, and nothing stays of the transaction', async ({ server: { url } }) => {
  const client = createClient({ url })
  await client.execute('CREATE TABLE days (day TEXT)')
  const statements = ["INSERT INTO days VALUES ('a')", 'INSERT INTO nights VALUES (1)', "INSERT INTO days VALUES ('b')"]
  const failed = async (sending: Promise<unknown>) => String(await sending.catch((error: unknown) => error))
  assert.match(await failed(client.batch(statements)), 'nights')
  const transaction = await client.transaction()
  assert.match(await failed(transaction.batch(statements)), 'nights')
  transaction.close()
  assert.is((await client.execute('SELECT day FROM days')).rows.length, 0)
})

test('fail with the status of an answer that is none', async ({ server }) => {
  server.answer = (response) => response.writeHead(401).end()
  const failed = await createClient({ url: server.url })
    .execute('SELECT 1')
    .catch((error: unknown) => error)
  assert.is(Object(failed).code, 'HTTP_401')
  assert.match(storageProblem(failed), 'does not accept the token')
})

test.run()
