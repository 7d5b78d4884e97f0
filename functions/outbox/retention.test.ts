import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { NOON } from '../../test/lead.ts'
import { retentionAt } from './retention.ts'

const PERIODS = { leadsMonths: 24, partialLeadsDays: 30, visitsDays: 365 }

const counting = suite('retentionAt')

counting('counts back months and days', () => {
  assert.equal(retentionAt(NOON, PERIODS), {
    leadsBefore: new Date('2024-03-01T12:00:00Z'),
    partialLeadsBefore: new Date('2026-01-30T12:00:00Z'),
    visitsBefore: new Date('2025-03-01T12:00:00Z'),
  })
})

counting.run()
