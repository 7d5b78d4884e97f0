import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { placeholders } from './placeholders.ts'
import { findingsOf, siteOf } from './testing.ts'

const test = suite('placeholders')

test('warns of what "site new" wrote for authors to replace, at its words', () => {
  const pages = {
    probe: 'seo:\n  title: "Probe: hier den Titel schreiben"\n  description: "Probe: Hier steht in einem Satz, was"',
    team: 'seo: { title: "Team: write the title here" }\nsections:\n- { lead: "One sentence here tells what" }',
  }
  const hint = 'comes from "site new" or "site explain" and is still to be replaced. | Write what visitors shall read.'
  assert.equal(findingsOf(placeholders, siteOf({ pages })), [
    `pages/probe.yaml:2:18 text/placeholder "hier den Titel schreiben" ${hint}`,
    `pages/probe.yaml:3:24 text/placeholder "Hier steht in einem Satz" ${hint}`,
    `pages/team.yaml:1:22 text/placeholder "write the title here" ${hint}`,
    `pages/team.yaml:3:12 text/placeholder "One sentence here tells" ${hint}`,
  ])
})

test('warns of examples in shared data: texts, and numbers by their comment', () => {
  const cases = 'bakery:\n  text: "BEISPIEL: Belege"\n  from: 8000 # EXAMPLE\n  to: 9000 # an EXAMPLE for you'
  const hint = 'comes from "site new" or "site explain" and is still to be replaced. | Write what visitors shall read.'
  assert.equal(findingsOf(placeholders, siteOf({ data: { cases } })), [
    `data/cases.yaml:2:10 text/placeholder "BEISPIEL:" ${hint}`,
    `data/cases.yaml:3:16 text/placeholder "EXAMPLE" ${hint}`,
  ])
})

test('finds nothing in other texts', () => {
  assert.equal(findingsOf(placeholders, siteOf({ pages: { home: 'title: Hier steht das Team' } })), [])
})

test.run()
