import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { withStore } from '../../../test/lead.ts'
import { type Connection, connectToFile } from './connection.ts'
import { writerOf } from './write.ts'

const test = suite('writerOf')

test('shares a transaction among callers that come during another', () =>
  withConnection(async (connection) => {
    let transactions = 0
    const use: Connection['use'] = (act) => {
      transactions += 1
      return connection.use(act)
    }
    const write = writerOf({ ...connection, use })
    await Promise.all(Array.from({ length: 100 }, (_, n) => write([insert(n)])))
    assert.is(transactions, 2)
    assert.is(await count(connection, 'visits'), 100)
  }))

test('gives each its own results', () =>
  withConnection(async (connection) => {
    const write = writerOf(connection)
    const results = await Promise.all([
      write([insert(1), 'SELECT 1 AS a']),
      write([]),
      write(['SELECT 2 AS a', 'SELECT 3 AS a']),
    ])
    assert.equal(
      results.map((own) => own.map(({ rows }) => rows[0]?.['a'])),
      [[undefined, 1], [], [2, 3]],
    )
  }))

test('keeps the mistake of one caller from failing the others', () =>
  withConnection(async (connection) => {
    const write = writerOf(connection)
    const wrong = ['INSERT INTO probe VALUES (1, 1)', 'INSERT INTO nowhere VALUES (1)']
    const outcomes = await Promise.allSettled([write([insert(1)]), write(wrong), write([insert(2)])])
    assert.equal(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    assert.equal([await count(connection, 'visits'), await count(connection, 'probe')], [2, 0])
  }))

test('goes on after a failure', () =>
  withConnection(async (connection) => {
    const write = writerOf(connection)
    const message = await write(['nonsense']).catch((error: Error) => error.message)
    assert.match(String(message), 'syntax error')
    await write([insert(1)])
    assert.is(await count(connection, 'visits'), 1)
  }))

test.run()

function withConnection(use: (connection: Connection) => Promise<void>): Promise<void> {
  return withStore([], async (_store, url) => {
    const connection = connectToFile(url)
    try {
      await use(connection)
    } finally {
      connection.close()
    }
  })
}

function insert(n: number): string {
  return `INSERT INTO visits VALUES ('2026-03-01', '/${n}', 1)`
}

async function count(connection: Connection, table: string): Promise<number> {
  const { rows } = await connection.use((client) => client.execute(`SELECT count(*) AS n FROM ${table}`))
  return Number(rows[0]?.['n'])
}
