import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { ProcessorWords } from '../props.ts'
import type { FieldView } from './Fields.tsx'
import type { ReportView } from './Report.tsx'
import { saidOf } from './report-view.ts'

const WORDS = { whatNext: 'Was nun' } as ProcessorWords

const test = suite('saidOf')

test('says of a document what it is and what matters, not what to do', () => {
  const glance = [field('Von wem', 'Muster GmbH'), field('Was nun', 'Freigeben')]
  const document = { kind: 'Rechnung', facts: ['Von wem: Muster GmbH'] }
  assert.equal(saidOf(view({ type: 'Rechnung', glance }), WORDS, 'documents'), { document })
})

test('says of a picture of a process what was read in it', () => {
  const process = 'Ablauf mit fünf Schritten.'
  assert.equal(saidOf(view({ type: 'Ablauf', summary: process }), WORDS, 'process'), { process })
  assert.equal(saidOf(view({ type: 'Ablauf' }), WORDS, 'process'), { process: 'Ablauf' })
})

test.run()

function field(label: string, value: string): FieldView {
  return { label, value } as FieldView
}

function view(some: Partial<ReportView>): ReportView {
  return { type: '', glance: [], summary: '', ...some } as ReportView
}
