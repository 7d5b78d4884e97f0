// What holds for a file alone: how SQLite finds rows, and what stays in its bytes.
import { existsSync, readFileSync } from 'node:fs'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { lead, withStore } from '../../../test/lead.ts'
import { databaseFile } from './connection.ts'

const test = suite('a store in a file')

test('finds the leads of a visit by an index', () =>
  withStore([], async (_store, url) => {
    const client = createClient({ url })
    const { rows } = await client.execute('EXPLAIN QUERY PLAN SELECT 1 FROM leads WHERE visit = ?1', ['a'])
    assert.match(String(rows[0]?.['detail']), /USING (COVERING )?INDEX leads_by_visit/)
    client.close()
  }))

test('finds what is due, and what was claimed, by an index', () =>
  withStore(['webhook'], async (_store, url) => {
    const client = createClient({ url })
    const plan = async (sql: string) =>
      (await client.execute(`EXPLAIN QUERY PLAN ${sql}`)).rows.map(({ detail }) => String(detail)).join()
    const due = await plan(
      `SELECT rowid FROM deliveries WHERE state = 'waiting' AND sink = 'x'
        AND next_at <= (SELECT max(time, 5) FROM clock) ORDER BY next_at LIMIT 3`,
    )
    assert.match(due, 'SEARCH deliveries USING COVERING INDEX deliveries_due (sink=? AND next_at<?)')
    const claimed = await plan(`SELECT * FROM deliveries d JOIN leads l ON l.id = d.lead_id WHERE d.lease = 'x'`)
    assert.match(claimed, 'SEARCH d USING INDEX deliveries_leased (lease=?)')
    assert.match(claimed, /SEARCH l USING INDEX sqlite_autoindex_leads_1/)
    client.close()
  }))

test('removes what is erased from the file, too', () =>
  withStore(['webhook'], async ({ outbox, register }, url) => {
    const payload = { name: 'Vergissmeinnicht', email: 'GONE@example.org', message: 'Vergissmeinnicht '.repeat(2000) }
    await outbox.put(lead(1, { payload }))
    await outbox.put(lead(2, { kind: 'partial', payload: { ...payload, email: 'gone@example.org' } }))
    await outbox.put(lead(3))
    assert.match(bytesOf(url), 'Vergissmeinnicht')
    assert.is(await register.erase(' gone@EXAMPLE.org'), 2)
    assert.not.match(bytesOf(url), /Vergissmeinnicht|gone@/i)
  }))

test.run()

/** Everything that stands in the files of a database. */
function bytesOf(url: string): string {
  const file = databaseFile(url) ?? ''
  const files = [file, `${file}-wal`].filter((path) => existsSync(path))
  return files.map((path) => readFileSync(path, 'latin1')).join('')
}
