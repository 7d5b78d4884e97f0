import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { altered, germanSite } from '../../../../test/german-site.ts'
import { type DocumentProcessorProps, documentProcessorProps } from '../props.ts'
import type { ReportView } from './Report.tsx'
import { reportSheet } from './report-sheet.ts'

const site = await germanSite()
const test = suite('reportSheet')

const PRINTED = { address: 'www.example.org/demo', date: '1. März 2026' }

test('puts a result on a sheet, in the order in which it is shown', () => {
  const { title, subtitle, footer, blocks } = reportSheet(view(), settings(), PRINTED)
  assert.equal([title, subtitle], ['Eingangsrechnung', 'Rechnung.pdf · Sicherheit 96 %'])
  assert.is(footer, 'Analyse auf www.example.org/demo, 1. März 2026')
  assert.equal(blocks, [
    { kind: 'paragraph', text: 'Rechnung über Büromaterial.' },
    { kind: 'heading', text: 'Zu prüfen' },
    { kind: 'list', items: ['IBAN prüfen'] },
    { kind: 'heading', text: 'Angaben' },
    { kind: 'pairs', items: [{ label: 'Brutto', value: '1.475,60 €' }] },
    { kind: 'heading', text: 'Schritte' },
    { kind: 'list', items: ['sofort: Skonto nutzen, spart 6 min. Zahlung vorschlagen', 'Ablegen'] },
    { kind: 'heading', text: 'Auffällig' },
    { kind: 'list', items: ['2 % Skonto'] },
  ])
})

test('leaves out what the result does not say', () => {
  const empty = { ...view(), percent: null, summary: '', fields: [], issues: [], steps: [], notes: [] }
  const { subtitle, blocks } = reportSheet(empty, settings(), PRINTED)
  assert.equal([subtitle, blocks], ['Rechnung.pdf', []])
})

test.run()

function view(): ReportView {
  return {
    meta: 'Rechnung.pdf',
    type: 'Eingangsrechnung',
    glance: [],
    percent: 96,
    badge: '',
    items: [],
    issues: ['IBAN prüfen'],
    fields: [{ label: 'Brutto', value: '1.475,60 €' }],
    steps: [
      { action: 'Skonto nutzen', priority: 'immediate', saved: '6 min', how: 'Zahlung vorschlagen' },
      { action: 'Ablegen', priority: null, saved: '', how: '' },
    ],
    notes: [{ title: 'Auffällig', items: ['2 % Skonto'] }],
    summary: 'Rechnung über Büromaterial.',
  }
}

function settings(): DocumentProcessorProps {
  const words = {
    confidence: 'Sicherheit',
    percent: '{n} %',
    fields: 'Angaben',
    issues: 'Zu prüfen',
    steps: 'Schritte',
    saves: 'spart {saved}',
    immediate: 'sofort',
    sheetFooter: 'Analyse auf {address}, {date}',
  }
  return altered(documentProcessorProps(site.section('document-demo'), site.context), { words })
}
