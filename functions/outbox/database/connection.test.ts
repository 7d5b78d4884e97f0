import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withStore } from '../../../test/lead.ts'
import { type Connection, connectToFile, databaseFile } from './connection.ts'

const test = suite('connectToFile')

test('waits for another process that is writing', () =>
  withConnection(async (connection, url) => {
    const other = createClient({ url })
    const transaction = await other.transaction('write')
    await transaction.execute(visit('/other'))
    const written = connection.use((client) => client.batch([visit('/own')], 'write'))
    // By then it has tried without success.
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

test('reports at once an error that waiting does not solve', () =>
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

test('reports nothing as written while its file is gone, creates none, and continues when it is back', () =>
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

test('saves what is in a log that was deleted, says so, and goes on with a new one', () =>
  withConnection(async (connection, url) => {
    const file = databaseFile(url) ?? ''
    await write(connection, '/before')
    assert.is(await pathsIn(copied(file, [''])).catch(() => 'lost'), 'lost', 'it is in the log alone')
    rmSync(`${file}-wal`)
    assert.match(await refusal(write(connection, '/refused')), 'was deleted or replaced')
    // As if the server had been killed at this moment.
    assert.equal(await pathsIn(copied(file)), ['/before'])
    await write(connection, '/after')
    assert.equal(await pathsIn(copied(file)), ['/after', '/before'])
  }))

test('reports nothing as written if its log was deleted meanwhile', () =>
  withConnection(async (connection, url) => {
    const file = databaseFile(url) ?? ''
    await write(connection, '/before')
    const written = connection.use(async (client) => {
      await client.execute(visit('/meanwhile'))
      rmSync(`${file}-wal`)
    })
    assert.match(await refusal(written), 'was deleted or replaced')
    await write(connection, '/after')
    assert.equal(await pathsIn(copied(file)), ['/after', '/before', '/meanwhile'])
  }))

test('restores a file that was cut while all of it was in the log', () =>
  withConnection(async (connection, url) => {
    const file = databaseFile(url) ?? ''
    await write(connection, '/before')
    truncateSync(file, 0)
    assert.match(await refusal(write(connection, '/refused')), 'was cut')
    assert.equal(await pathsIn(copied(file)), ['/before'])
    await write(connection, '/after')
    assert.equal(await pathsIn(copied(file)), ['/after', '/before'])
  }))

test('refuses writes when a part of the file is missing, until the file is replaced', () =>
  withConnection(async (connection, url) => {
    const file = databaseFile(url) ?? ''
    await write(connection, '/before')
    await connection.use((client) => client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))
    await write(connection, '/later')
    const good = readFileSync(file)
    truncateSync(file, 8192)
    for (let n = 0; n < 2; n++) assert.match(await refusal(write(connection, '/refused')), 'are damaged')
    writeFileSync(`${file}.new`, good)
    rmSync(`${file}-wal`)
    renameSync(`${file}.new`, file)
    await write(connection, '/after')
    assert.equal(await pathsIn(copied(file)), ['/after', '/before'])
  }))

test('refuses writes when the log was truncated, or the file was overwritten', async () => {
  const harms: ((file: string, connection: Connection) => Promise<void>)[] = [
    async (file) => truncateSync(`${file}-wal`, 0),
    async (file, connection) => {
      await connection.use((client) => client.execute('PRAGMA wal_checkpoint(PASSIVE)'))
      writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'))
    },
  ]
  for (const harm of harms) {
    await withConnection(async (connection, url) => {
      await write(connection, '/before')
      await harm(databaseFile(url) ?? '', connection)
      assert.match(await refusal(write(connection, '/refused')), 'are damaged', String(harm))
    })
  }
})

test('continues after what another process may do: move the log, empty it, shrink the file', () =>
  withConnection(async (connection, url) => {
    const other = createClient({ url })
    for (let n = 0; n < 300; n++) await other.execute(visit(`/${'x'.repeat(500)}${n}`))
    for (const sql of [
      'PRAGMA wal_checkpoint(PASSIVE)',
      'PRAGMA wal_checkpoint(TRUNCATE)',
      'DELETE FROM visits',
      'VACUUM',
    ]) {
      await other.execute(sql)
      await write(connection, `/${sql}`)
      await other.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    }
    await write(connection, '/after')
    assert.equal(await paths(connection), ['/VACUUM', '/after', '/DELETE FROM visits'].sort())
    other.close()
  }))

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

function write(connection: Connection, path: string): Promise<unknown> {
  return connection.use((client) => client.batch([visit(path)], 'write'))
}

/** What a killed process would leave: both files. */
function copied(file: string, ends = ['', '-wal']): string {
  const copy = join(mkdtempSync(`${dirname(file)}/copy-`), 'leads.db')
  for (const end of ends) if (existsSync(file + end)) copyFileSync(file + end, copy + end)
  return copy
}

async function pathsIn(file: string): Promise<unknown[]> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('SELECT path FROM visits ORDER BY path')
  client.close()
  return rows.map(({ path }) => path)
}

function visit(path: string) {
  return { sql: "INSERT INTO visits VALUES ('2026-03-01', ?, 1)", args: [path] }
}

async function paths(connection: Connection): Promise<unknown[]> {
  const { rows } = await connection.use((client) => client.execute('SELECT path FROM visits ORDER BY path'))
  return rows.map(({ path }) => path)
}
