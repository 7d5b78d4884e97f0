import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withStore } from '../../test/lead.ts'
import { type Connection, connectToFile, databaseFile } from './connection.ts'

const test = suite('connectToFile')

test('waits for another process that is writing', () =>
  withConnection(async (connection, url) => {
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    await transaction.execute(visit('/other'))
    const written = connection.use((client) => client.batch([visit('/own')], 'write'))
    // By then it has tried in vain.
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    await transaction.commit()
    await written
    assert.equal(await paths(connection), ['/other', '/own'])
    other.close()
  }))

test('takes turns with another process that writes all the time', () =>
  withConnection(async (connection, url) => {
    const other = connectToFile(url)
    const write = async (own: Connection, name: string) => {
      for (let n = 0; n < 40; n++) {
        await own.use((client) => client.batch([visit(`/${name}/${n}`)], 'write'))
        await own.use((client) => client.execute('SELECT count(*) FROM visits'))
      }
    }
    await Promise.all([write(connection, 'a'), write(connection, 'b'), write(other, 'c'), write(other, 'd')])
    assert.is((await paths(connection)).length, 160)
    other.close()
  }))

test('writes again after it met a lock, whatever was read in between and written by the other', () =>
  withConnection(async (connection, url) => {
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    const attempts: string[] = []
    const written = connection.use(async (client) => {
      attempts.push('write')
      return client.batch([visit('/own')], 'write')
    })
    await new Promise(setImmediate)
    assert.equal(await paths(connection), [])
    await transaction.commit()
    await other.execute(visit('/other'))
    await written
    assert.equal(await paths(connection), ['/other', '/own'])
    assert.ok(attempts.length < 20, `${attempts.length} attempts`)
    other.close()
  }))

test('has the same settings after it met a lock', () =>
  withConnection(async (connection, url) => {
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    const written = connection.use((client) => client.batch([visit('/own')], 'write'))
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
    await transaction.rollback()
    await written
    for (const [name, value] of [
      ['synchronous', 2],
      ['secure_delete', 1],
    ]) {
      assert.is((await connection.use((client) => client.execute(`PRAGMA ${name}`))).rows[0]?.[0], value, String(name))
    }
    other.close()
  }))

test('says at once what is no matter of patience', () =>
  withConnection(async (connection) => {
    let calls = 0
    const message = await connection
      .use(async () => {
        calls += 1
        throw new Error('broken')
      })
      .catch((error: Error) => error.message)
    assert.equal([message, calls], ['broken', 1])
  }))

test('takes nothing for written while its file is gone, makes none, and goes on when it is back', () =>
  withConnection(async (connection, url) => {
    const file = databaseFile(url) ?? ''
    const [folder, away] = [dirname(file), `${dirname(file)}-away`]
    const write = (path: string) => connection.use((client) => client.batch([visit(path)], 'write'))
    await write('/before')
    renameSync(folder, away)
    mkdirSync(folder)
    assert.match(await refusal(write('/meanwhile')), 'is gone')
    assert.match(await refusal(write('/again')), 'is gone')
    assert.not.ok(existsSync(file))
    rmSync(folder, { recursive: true })
    renameSync(away, folder)
    await write('/after')
    assert.equal(await paths(connection), ['/after', '/before'])
  }))

test('writes into the file that was put in the place of its own', () =>
  withConnection(async (connection, url) =>
    withStore([], async (other, otherUrl) => {
      const write = (path: string) => connection.use((client) => client.batch([visit(path)], 'write'))
      await write('/before')
      await other.outbox.countVisit('2026-03-01', '/other')
      other.close()
      const [folder, spare] = [url, otherUrl].map((address) => dirname(databaseFile(address) ?? '')) as [string, string]
      renameSync(folder, `${folder}-away`)
      renameSync(spare, folder)
      renameSync(`${folder}-away`, spare)
      await write('/after')
      assert.equal(await paths(connection), ['/after', '/other'])
    }),
  ))

test('prepares each new connection, before anything else is done', () =>
  withStore([], async (_store, url) => {
    const done: string[] = []
    const connection = connectToFile(url, async () => {
      done.push('prepare')
    })
    await connection.use(async () => done.push('act'))
    await connection.use(async () => done.push('act'))
    assert.equal(done, ['prepare', 'act', 'act'])
    connection.close()
  }))

test.run()

function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: Error) => error.message,
  )
}

function withConnection(use: (connection: Connection, url: string) => Promise<void>): Promise<void> {
  return withStore([], async (_store, url) => {
    const connection = connectToFile(url)
    try {
      await use(connection, url)
    } finally {
      connection.close()
    }
  })
}

function visit(path: string) {
  return { sql: "INSERT INTO visits VALUES ('2026-03-01', ?, 1)", args: [path] }
}

async function paths(connection: Connection): Promise<unknown[]> {
  const { rows } = await connection.use((client) => client.execute('SELECT path FROM visits ORDER BY path'))
  return rows.map(({ path }) => path)
}
