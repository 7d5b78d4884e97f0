import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LABELS } from './prediction/tags.ts'
import { plainReading } from './readers/plain.ts'
import type { MailHead } from './types.ts'
import { understand } from './understand.ts'

const test = suite('understand')

test('does not tell what the head of a mail tells a second time', () => {
  const head = { from: 'a@example.org', to: 'b@example.org', subject: 'Heizung wird nicht warm', attachments: [] }
  assert.equal(subjects(head), [])
  assert.equal(subjects({ ...head, subject: '' }), ['Heizung wird'])
  assert.equal(subjects(null), ['Heizung wird'])
})

/** What is told as the subject of a text whose first two words a model takes for it. */
function subjects(mail: MailHead | null): string[] {
  const reading = { ...plainReading('txt', [['Heizung wird nicht warm', 'Guten Tag,', 'sie brummt nur.']]), mail }
  const labels = new Float32Array(9 * LABELS.length)
  const spans = [{ tag: 'subject' as const, words: [0, 1], probability: 0.99 }]
  const opinion = { labels, spans, kinds: [], salience: [] }
  const { fields } = understand(reading, { opinion, models: ['a'] })
  return fields.flatMap(({ name, value }) => (name === 'subject' ? [value] : []))
}

test.run()
