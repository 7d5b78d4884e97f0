import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { STORAGE_REASONS } from '../../functions/outbox/database/storage-error.ts'
import { GERMAN_REASONS, germanProblem, germanReason } from './german-problems.ts'

const SENDING = ['appointment-mails', 'calendar', 'mail', 'mail-transport', 'posting-sink'].map(
  (name) => `functions/sinks/${name}.ts`,
)
const OPENING = ['database/open', 'postgres/open', 'secret', 'backup'].map((name) => `functions/outbox/${name}.ts`)

const problems = suite('germanProblem')

problems('has German words for everything that a delivery can fail of', () => {
  const said = [...SENDING, 'functions/outbox/deliver.ts'].flatMap((file) =>
    sentencesIn(file, /^(?!.*\blog\.).*\bproblem(:| =)/),
  )
  assert.ok(said.length >= 11, `${said.length} sentences`)
  assert.equal(
    said.filter((problem) => germanProblem(problem) === problem),
    [],
  )
})

problems('has them for everything that is wrong with a calendar, and keeps what is named', () => {
  const said = sentencesIn('functions/appointments/calendars/problem.ts', /=>|^ {4}`/)
  assert.ok(said.length >= 12, `${said.length} sentences`)
  for (const one of said) assert.not.match(germanProblem(`The calendar: ${one}`), one)
  assert.is(
    germanProblem('The calendar: the server answered with the status 503'),
    'Der Kalender: der Server antwortete mit dem Status 503',
  )
})

problems('leaves what it does not know as it is', () => {
  assert.is(germanProblem('status 410'), 'status 410')
})

problems.run()

const reasons = suite('germanReason')

reasons('has a sentence for each cause that has an English one', () => {
  assert.equal(Object.keys(GERMAN_REASONS), Object.keys(STORAGE_REASONS))
})

reasons('has German words for whatever opening, copying and restoring say themselves', () => {
  const said = OPENING.flatMap((file) => sentencesIn(file, /new Error\(/))
  assert.ok(said.length >= 4, `${said.length} sentences`)
  assert.equal(
    said.filter((message) => germanReason(new Error(message)) === message),
    [],
  )
})

reasons('says what the system refused', () => {
  const error = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })
  assert.is(germanReason(error), 'Der Datenträger ist voll (ENOSPC)')
})

reasons.run()

/** Texts on lines of a source that fit, their gaps filled. */
function sentencesIn(file: string, line: RegExp): string[] {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const texts = source
    .split('\n')
    .filter((one) => line.test(one))
    .join('\n')
    .matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)
  return [...texts].map(([, plain, template = '']) => plain ?? filled(template)).filter((text) => /\s/.test(text))
}

function filled(template: string): string {
  return template
    .replace(/\$\{problem\}/, 'The address answered with status 1')
    .replace(/\$\{error\.message\}/, 'The address leads into a private network')
    .replace(/\$\{[^}]*\}/g, '1')
}
