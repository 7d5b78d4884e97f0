import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { queryDatabase } from '../../test/database-servers.ts'
import { lead, withStore } from '../../test/lead.ts'
import { openStore } from './store.ts'

const secrets = suite('secret')

secrets('is the same for everybody who opens the store, and another for each name', () =>
  withStore([], async (store, url) => {
    const other = await openStore({ url, sinks: [] })
    const [first, second] = await Promise.all([store.secret('form-token'), other.secret('form-token')])
    assert.is(first, second)
    assert.match(first, /^[\w-]{43}$/)
    assert.is.not(await store.secret('else'), first)
    await other.close()
  }),
)

secrets.run()

const checking = suite('check')

checking('writes one row, however often it is called', () =>
  withStore([], async ({ outbox }, url) => {
    await outbox.check()
    await outbox.check()
    assert.equal(Number((await queryDatabase(url, 'SELECT written FROM probe'))[0]?.['written']), 2)
  }),
)

checking('rejects when nothing can be written, and recovers when it can', () =>
  withStore([], async ({ outbox }, url) => {
    for (const table of ['leads', 'probe']) await queryDatabase(url, `ALTER TABLE ${table} RENAME TO ${table}_away`)
    for (const write of [outbox.check(), outbox.put(lead(1))]) assert.is(await outcome(write), 'rejected')
    for (const table of ['leads', 'probe']) await queryDatabase(url, `ALTER TABLE ${table}_away RENAME TO ${table}`)
    for (const write of [outbox.check(), outbox.put(lead(1))]) assert.is(await outcome(write), 'written')
  }),
)

checking.run()

function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'written',
    () => 'rejected',
  )
}
