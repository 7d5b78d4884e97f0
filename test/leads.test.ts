// `site leads` and `site stats` on a real database.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Lead } from '../functions/lib/lead.ts'
import { openStore, type Store } from '../functions/outbox/store.ts'
import { dayIn } from '../src/diagnostics/said.ts'
import { site } from './project.ts'

const test = suite<{ folder: string; url: string }>('site leads')

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'leads-'))
  context.url = `file:${join(context.folder, 'leads.db')}`
})

test.after.each(({ folder }) => rmSync(folder, { recursive: true }))

test('lists leads as a table, the newest first, and steers no terminal with what strangers typed', async ({ url }) => {
  await filled(url)
  const { code, stdout } = await site(['leads', 'list', '--database', url])
  assert.is(code, 0)
  const [head = '', first = '', second = ''] = stdout.split('\n')
  assert.match(head, /^ID +RECEIVED +KIND +STATE +NAME +E-MAIL/)
  assert.match(first, /^00000002 .* booking +dead +Jörg\\u001b\[2J Müßig +joerg@example\.org/)
  assert.match(second, /^00000001 /)
  assert.not.match(stdout, '\u001b')
})

test('lists what was asked for, as JSON', async ({ url }) => {
  await filled(url)
  const run = await site([
    'leads',
    'list',
    '--database',
    url,
    '--kind',
    'contact',
    '--email',
    ' ERIKA@example.org',
    '--json',
  ])
  const { leads } = JSON.parse(run.stdout) as { leads: Record<string, unknown>[] }
  assert.equal(
    leads.map(({ id, kind, email, state }) => ({ id, kind, email, state })),
    [{ id: id(1), kind: 'contact', email: 'erika@example.org', state: 'waiting' }],
  )
})

test('shows one lead by the beginning of its id, with what became of its deliveries', async ({ url }) => {
  await filled(url)
  const { stdout } = await site(['leads', 'show', '00000002', '--database', url])
  assert.match(stdout, 'email: joerg@example.org')
  assert.match(stdout, /^context\.package: STARTER\\u001b\[2J$/m)
  assert.match(stdout, /^context\.calculation\.employees: 8$/m)
  assert.match(stdout, /^delivery: webhook, dead, 1 try, The address answered with status 410: it is gone for good$/m)
  const several = await site(['leads', 'show', '0000000', '--database', url])
  assert.is(several.code, 2)
  assert.match(several.stderr, 'no single lead "0000000"')
})

test('exports CSV that a German Excel opens: umlauts, semicolons, no formulas', async ({ url, folder }) => {
  await filled(url)
  const file = join(folder, 'leads.csv')
  await site(['leads', 'export', '--database', url, '--out', file])
  const text = readFileSync(file, 'utf8')
  assert.ok(text.startsWith('\ufeffcreatedAt;kind;state;name;'))
  assert.match(text, 'Müßig')
  assert.match(text, "'=1+1")
  // A line break within a cell is quoted, so that no stranger can begin a row of their own.
  assert.match(text, `;"\n'=1+1";`)
  assert.is(statSync(file).mode & 0o777, 0o600)
})

test('exports everything of one person as JSON', async ({ url }) => {
  await filled(url)
  const run = await site(['leads', 'export', '--email', 'joerg@example.org', '--format', 'json', '--database', url])
  const { leads } = JSON.parse(run.stdout) as { leads: { message: string }[] }
  assert.equal(
    leads.map(({ message }) => message),
    ['=1+1'],
  )
})

test('revives what was given up', async ({ url }) => {
  await filled(url)
  const neither = await site(['leads', 'retry', '--database', url])
  assert.is(neither.code, 2)
  const { stdout } = await site(['leads', 'retry', '00000002', '--database', url])
  assert.match(stdout, '1 delivery will be tried again')
  await using(url, async ({ register }) => {
    assert.equal((await register.list({ state: 'dead' })).length, 0)
  })
})

test('erases a person only when that is confirmed, and leaves nothing of them in the file', async ({ url, folder }) => {
  await filled(url)
  const asked = await site(['leads', 'erase', 'Joerg@example.org', '--database', url])
  assert.is(asked.code, 2)
  assert.match(asked.stderr, 'Nothing was removed')
  const { code, stdout } = await site(['leads', 'erase', 'Joerg@example.org', '--yes', '--database', url])
  assert.equal([code, stdout], [0, '1 lead removed.\n'])
  for (const name of ['leads.db', 'leads.db-wal']) {
    const file = join(folder, name)
    if (existsSync(file)) assert.not.ok(readFileSync(file).includes('joerg@example.org'), name)
  }
})

test('purges what was kept as long as site.yaml says and was delivered, partial leads earlier', async ({ url }) => {
  await using(url, async ({ outbox, queue }) => {
    for (const n of [1, 2, 3, 4])
      await outbox.put(lead(n, { kind: n === 1 ? 'partial' : 'contact', email: `${n}@example.org` }))
    const client = createClient({ url })
    const kept = (n: number, days: number) => ({
      sql: 'UPDATE leads SET kept_since = kept_since - ? WHERE id = ?',
      args: [days * 86_400_000, id(n)],
    })
    await client.batch(
      [kept(1, 31), kept(2, 31), kept(3, 800), kept(4, 800), 'UPDATE deliveries SET next_at = 0'],
      'write',
    )
    client.close()
    for (const delivery of await queue.claim({ sink: 'webhook', limit: 9, leaseMs: 1000 })) {
      if (delivery.lead.id !== id(4)) await queue.settle(delivery, { state: 'delivered' })
    }
  })
  const { stdout } = await site(['leads', 'purge', '--database', url], { cwd: process.cwd() })
  assert.is(stdout, '2 leads removed.\n1 older lead kept: nobody has received it. See site leads list.\n')
  await using(url, async ({ register }) => {
    assert.equal((await register.list({})).map((one) => one.id).sort(), [id(2), id(4)])
  })
})

test('backs up while the database is open, overwrites nothing, and restores what is missing', async ({
  url,
  folder,
}) => {
  const file = join(folder, 'backup.db')
  await using(url, async ({ outbox, register }) => {
    await outbox.put(lead(1, {}))
    await outbox.put(lead(2, { email: 'joerg@example.org' }))
    const first = await site(['leads', 'backup', file, '--database', url])
    assert.equal([first.code, first.stdout], [0, `2 leads saved in ${file}.\n`])
    const again = await site(['leads', 'backup', file, '--database', url])
    assert.is(again.code, 2)
    assert.match(again.stderr, `${file} exists`)
    await register.erase('joerg@example.org')
  })
  const asked = await site(['leads', 'restore', file, '--database', url])
  assert.is(asked.code, 2)
  assert.match(asked.stderr, 'Nothing was restored')
  const restored = await site(['leads', 'restore', file, '--yes', '--database', url])
  assert.equal([restored.code, restored.stdout], [0, '1 lead restored, 1 of them to be delivered.\n'])
  const other = `file:${join(folder, 'new', 'leads.db')}`
  assert.is((await site(['leads', 'restore', file, '--yes', '--database', other])).code, 0)
  const listed = JSON.parse((await site(['leads', 'list', '--json', '--database', other])).stdout)
  assert.equal(listed.leads.map((one: { id: string }) => one.id).sort(), [id(1), id(2)])
})

test('says why there is no backup, or nothing to restore', async ({ url, folder }) => {
  await using(url, async ({ outbox }) => void (await outbox.put(lead(1, {}))))
  const run = async (...args: string[]) => {
    const { code, stderr } = await site(['leads', ...args])
    assert.not.match(stderr, /^ {4}at /m)
    return [code, stderr]
  }
  const nowhere = join(folder, 'nowhere', 'backup.db')
  assert.match(String(await run('backup', nowhere, '--database', url)), /^3,Cannot back up to .*ENOENT/)
  assert.match(
    String(await run('backup', nowhere, '--database', 'http://127.0.0.1:1')),
    /^2,This database is on a server/,
  )
  assert.match(String(await run('restore', nowhere, '--database', url)), /^2,There is no backup/)
  writeFileSync(join(folder, 'notes.txt'), 'no database '.repeat(100))
  assert.match(
    String(await run('restore', join(folder, 'notes.txt'), '--database', url)),
    /^3,Cannot restore .*not a database/,
  )
})

test('says where it looked when there is no database, and makes none', async ({ url, folder }) => {
  const { code, stderr } = await site(['leads', 'list', '--database', url])
  assert.is(code, 2)
  assert.match(stderr, join(folder, 'leads.db'))
  assert.not.ok(existsSync(join(folder, 'leads.db')))
})

test('says why a database cannot be opened, without the inside of the program', async ({ url, folder }) => {
  await using(url, async () => {})
  const client = createClient({ url })
  await client.batch(['PRAGMA user_version = 99', 'UPDATE compatibility SET oldest = 99'], 'write')
  client.close()
  writeFileSync(join(folder, 'notes.txt'), 'no database '.repeat(100))
  const run = async (database: string) => {
    const { code, stdout, stderr } = await site(['leads', 'list', '--database', database])
    assert.not.match(`${stdout}${stderr}`, /^ {4}at |mistake of the generator|geheim/m, database)
    return [code, stderr]
  }
  const opening = `Cannot open the database of leads (${join(folder, 'leads.db')})`
  const [code, message] = await run(url)
  assert.is(code, 3)
  assert.match(String(message), `${opening}: A newer version of the server has changed the database in a way that`)
  assert.match(String(await run(`file:${join(folder, 'notes.txt')}`)), /^3,.*file is not a database/)
  assert.match(
    String(await run('http://127.0.0.1:1/?authToken=geheim')),
    /^3,Cannot open the database of leads \(remote\)/,
  )
  assert.match(String(await run('leads.db')), /^2,That is no address/)
})

test('says when an export cannot be written', async ({ url, folder }) => {
  await using(url, async () => {})
  const file = join(folder, 'nowhere', 'leads.csv')
  const { code, stderr } = await site(['leads', 'export', '--database', url, '--out', file])
  assert.equal([code, stderr], [3, `Cannot write ${file} (ENOENT).\n`])
})

test('writes an export into no file that a link leads to, and keeps others out of one that was there', async ({
  url,
  folder,
}) => {
  await using(url, async () => {})
  const [file, link] = [join(folder, 'old.csv'), join(folder, 'link.csv')]
  writeFileSync(file, 'old', { mode: 0o644 })
  symlinkSync(file, link)
  const linked = await site(['leads', 'export', '--database', url, '--out', link])
  assert.equal([linked.code, linked.stderr], [2, `${link} is a symbolic link. Name the file itself.\n`])
  assert.is(readFileSync(file, 'utf8'), 'old')
  assert.is((await site(['leads', 'export', '--database', url, '--out', file])).code, 0)
  assert.is(statSync(file).mode & 0o777, 0o600)
})

test('shows that nothing has come yet', async ({ url }) => {
  await using(url, async () => {})
  assert.is((await site(['leads', 'list', '--database', url])).stdout, 'No leads.\n')
  assert.is((await site(['leads', 'list', '--json', '--database', url])).stdout, '{\n  "leads": []\n}\n')
  assert.match((await site(['stats', '--database', url])).stdout, /^0 visits since .*\n\nNo form was used\.\n$/)
})

test('refuses days and numbers that are none', async ({ url }) => {
  for (const wrong of [
    ['--since', '2026-02-30'],
    ['--since', 'gestern'],
    ['--limit', '0'],
  ]) {
    assert.is((await site(['leads', 'list', '--database', url, ...wrong])).code, 2, wrong.join(' '))
  }
})

test('counts visits by day and path, and the way from the first focus to a lead', async ({ url }) => {
  const today = new Date().toISOString().slice(0, 10)
  await using(url, async ({ outbox }) => {
    for (const path of ['/', '/', '/app']) await outbox.countVisit(today, path)
    for (let n = 0; n < 5; n++) await outbox.countEvent(today, 'form_start', 'ki')
    await outbox.put(lead(1, { kind: 'partial', source: 'ki-step1' }))
    await outbox.put(lead(2, { kind: 'booking', source: 'ki', email: 'other@example.org' }))
    await outbox.put(lead(3, { kind: 'contact', source: 'ki', suspicion: ['honeypot'] }))
  })
  const json = await site(['stats', '--days', '2', '--database', url, '--json'])
  const { visits, funnel } = JSON.parse(json.stdout) as { visits: Record<string, unknown>; funnel: object[] }
  assert.equal(visits['byPath'], [
    { name: '/', count: 2 },
    { name: '/app', count: 1 },
  ])
  assert.is((visits['byDay'] as object[]).length, 2)
  assert.equal(funnel, [{ source: 'ki', started: 5, partial: 1, sent: 1, suspected: 1 }])
  const text = await site(['stats', '--days', '2', '--database', url])
  assert.match(text.stdout, /^3 visits since \d+ \w+ \d{4} \(UTC\)\n/)
  assert.match(text.stdout, new RegExp(`^${dayIn('en', today)} +█{40} 3$`, 'm'))
  assert.match(text.stdout, /^FORM +STARTED +LEFT AFTER STEP 1 +SENT +SPAM\?\nki +5 +1 +1 +1$/m)
  const german = await site(['stats', '--days', '2', '--database', url], IN_GERMAN)
  assert.match(german.stdout, /^3 Besuche seit \d\d\.\d\d\.\d{4} \(UTC\)\n/)
  assert.match(german.stdout, new RegExp(`^${dayIn('de', today)} +█{40} 3$`, 'm'))
  assert.match(german.stdout, /^FORMULAR +BEGONNEN +NACH SCHRITT 1 VERLASSEN +GESENDET +SPAM\?\nki +5 +1 +1 +1$/m)
})

test('speaks German where the environment does, and to programs as ever', async ({ url, folder }) => {
  await filled(url)
  const said = async (...args: string[]) => {
    const { stdout, stderr } = await site([...args, '--database', url], IN_GERMAN)
    return `${stdout}${stderr}`
  }
  const time = String.raw`\d\d\.\d\d\.20\d\d, \d\d:\d\d`
  const list = await said('leads', 'list')
  assert.match(list, /^ID +EINGANG +ART +STAND +NAME +E-MAIL +TELEFON +TERMIN +HERKUNFT +SPAM\?\n/)
  assert.match(list, new RegExp(`^00000002 +${time} +Buchung +aufgegeben +Jörg`, 'm'))
  const shown = await said('leads', 'show', '00000002')
  assert.match(shown, new RegExp(`^Art: Buchung\nStand: aufgegeben\nEingang: ${time}$`, 'm'))
  assert.match(shown, /^Rechner, Mitarbeitende: 8$/m)
  assert.match(
    shown,
    /^Zustellung: webhook, aufgegeben, 1 Versuch, Die Adresse antwortete mit dem Status 410: Es gibt sie nicht mehr$/m,
  )
  assert.is(
    await said('leads', 'show', '7'),
    '„7“ bezeichnet nicht genau eine Anfrage. „site leads list“ zeigt die Kennungen.\n',
  )
  assert.match(await said('leads', 'retry', '--all'), /^Der laufende Server versucht 1 Zustellung noch einmal\.$/m)
  assert.is(await said('leads', 'answered', '00000001'), 'Vermerkt.\n')
  assert.match(await said('leads', 'answered', '00000001'), new RegExp(`^Das war schon vermerkt, am ${time}; dabei`))
  assert.match(await said('leads', 'backup', join(folder, 'copy.db')), /^2 Anfragen in .* gesichert\.$/m)
  assert.match(await said('leads', 'backup', join(folder, 'copy.db')), / gibt es schon\./)
  assert.match(
    await said('leads', 'backup', join(folder, 'no', 'copy.db')),
    /geht nicht\. Die Datei oder ihren Ordner gibt/,
  )
  assert.match(await said('leads', 'restore', join(folder, 'copy.db')), /^0 Anfragen wiederhergestellt, davon 0 noch/)
  assert.match(await said('leads', 'erase', 'joerg@example.org'), /^Gelöscht wurde nichts\./)
  assert.is(await said('leads', 'erase', 'joerg@example.org', '--yes'), '1 Anfrage gelöscht.\n')
  const csv = await said('leads', 'export')
  assert.ok(csv.startsWith('\ufeffcreatedAt;kind;state;name;'))
  assert.match(csv, /T\d\d:\d\d:\d\d\.\d{3}Z;contact;/)
  const [first] = (JSON.parse(await said('leads', 'list', '--json')) as { leads: Record<string, unknown>[] }).leads
  assert.equal([first?.['kind'], first?.['state']], ['contact', 'waiting'])
})

test('says in German, too, why a database cannot be used', async ({ url, folder }) => {
  const said = async (database: string) => (await site(['leads', 'list', '--database', database], IN_GERMAN)).stderr
  assert.match(await said(url), /^Eine Datenbank .*leads\.db gibt es nicht\./)
  assert.match(await said('leads.db'), /^Das ist keine Adresse einer Datenbank\. Möglich: .* oder postgres:/)
  writeFileSync(join(folder, 'notes.txt'), 'no database '.repeat(100))
  assert.match(
    await said(`file:${join(folder, 'notes.txt')}`),
    /^Die Datenbank der Anfragen lässt sich nicht öffnen \(.*\): Die Datei ist keine Datenbank/,
  )
})

test.run()

const IN_GERMAN = { env: { LANG: 'de_DE.UTF-8' } }

const id = (n: number) => `0000000${n}-0000-4000-8000-000000000000`

interface Given extends Partial<Omit<Lead, 'id' | 'payload'>> {
  readonly email?: string
  readonly name?: string
  readonly message?: string
  readonly context?: object
}

function lead(
  n: number,
  { email = 'erika@example.org', name = 'Erika', message = 'Hallo', context, ...rest }: Given,
): Lead {
  const createdAt = new Date(Date.now() - 60_000 + n * 1000)
  const usual = { kind: 'contact', source: 'home', language: 'de', suspicion: [] } as const
  return { id: id(n), createdAt, ...usual, payload: { name, email, message, context }, ...rest }
}

async function using(url: string, use: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ url, sinks: ['webhook'] })
  try {
    await use(store)
  } finally {
    await store.close()
  }
}

/** A message that waits, and a booking whose delivery was given up. */
function filled(url: string): Promise<void> {
  return using(url, async ({ outbox, queue }) => {
    const context = { package: 'STARTER\u001b[2J', calculation: { employees: 8, percent: 30, saving: 35280 } }
    const typed = { email: 'joerg@example.org', name: 'Jörg\u001b[2J Müßig', message: '=1+1' }
    await outbox.put(lead(2, { kind: 'booking', ...typed, context }))
    const [delivery] = await queue.claim({ sink: 'webhook', limit: 1, leaseMs: 1000 })
    assert.ok(delivery)
    await queue.settle(delivery, {
      state: 'dead',
      problem: 'The address answered with status 410: it is gone for good',
    })
    await outbox.put(lead(1, { message: '\n=1+1' }))
  })
}
