import fc from 'fast-check'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readReport } from './report.ts'

const test = suite('readReport')

test('reads everything in the contract', () => {
  const { fileName, fileType, fileSize, ...report } = readReport(answer()) ?? {}
  assert.equal([fileName, fileType, fileSize], ['Rechnung.pdf', 'application/pdf', '1,2 MB'])
  assert.equal(report, {
    milliseconds: 2140,
    type: 'Eingangsrechnung',
    kind: '',
    percent: 96,
    summary: 'Rechnung über Büromaterial.',
    fields: [plain('Brutto', '1.475,60 €')],
    items: [],
    eInvoice: '',
    preview: null,
    steps: [{ action: 'Skonto nutzen', priority: 'immediate', saved: '6 min', how: 'Zahlung vorschlagen' }],
    insights: ['2 % Skonto'],
    issues: ['Schlecht lesbar'],
    next: ['Freigeben'],
    checks: [],
    quality: 'excellent',
    language: 'Deutsch',
    today: '',
  })
})

test('shows plain suggestions where there are no detailed ones', () => {
  const plain = answer({ actionDetails: [], suggestedActions: ['Skonto nutzen'] })
  assert.equal(readReport(plain)?.steps, [{ action: 'Skonto nutzen', priority: null, saved: '', how: '' }])
})

test('leaves out what does not fit, and keeps the rest', () => {
  const odd = answer({
    confidence: '0.9',
    documentQuality: 'superb',
    keyInsights: 'none',
    extractedFields: { Betrag: 12, Liste: [1], Leer: ' ', Name: 'Beispiel' },
    actionDetails: [{ priority: 'immediate' }, null, { action: 'Prüfen', priority: 'soon' }],
  })
  const { percent, quality, insights, fields, steps, type } = readReport(odd) ?? {}
  assert.equal([percent, quality, insights, type], [null, null, [], 'Eingangsrechnung'])
  assert.equal(fields, [plain('Betrag', '12'), plain('Name', 'Beispiel')])
  assert.equal(steps, [{ action: 'Prüfen', priority: 'other', saved: '', how: '' }])
})

test('reads of a field how certain it is, where it comes from and where it is', () => {
  const named = { name: 'grossTotal', plain: '1475.60' }
  const certain = { label: 'Brutto', value: '1.475,60 €', ...named, confidence: 0.974, source: 'xml', page: 1 }
  const report = readReport(
    answer({
      fieldDetails: [
        { ...certain, box: [0.1, 0.2, 0.3, 0.4] },
        { ...certain, label: 'Netto', source: 'guess', box: [0.3, 0.2, 0.1, 4] },
      ],
      lineItems: [
        {
          description: 'Papier',
          quantity: '10',
          unit: 'Stück',
          unitPrice: '4,99 €',
          amount: '49,90 €',
          plain: { quantity: '10', unitPrice: '4.99', amount: '49.90' },
        },
        { quantity: '1' },
      ],
      eInvoice: 'EN 16931',
      preview: { page: 1, width: 640, height: 905, picture: 'data:image/webp;base64,UklGRg==' },
    }),
  )
  const { fields, items, eInvoice, preview } = report ?? {}
  const found = { value: '1.475,60 €', ...named, percent: 97, page: 1, readAs: null }
  assert.equal(fields, [
    { ...found, label: 'Brutto', source: 'xml', place: [0.1, 0.2, 0.3, 0.4] },
    { ...found, label: 'Netto', source: null, place: null },
  ])
  assert.equal(items, [
    {
      description: 'Papier',
      unit: 'Stück',
      ...{ quantity: '10', unitPrice: '4,99 €', amount: '49,90 €', taxRate: '' },
      plain: { quantity: '10', unitPrice: '4.99', amount: '49.90', taxRate: '' },
      readAs: {},
    },
  ])
  assert.is(eInvoice, 'EN 16931')
  assert.equal(preview, { page: 1, width: 640, height: 905, base64: 'UklGRg==' })
})

test('knows no place of a field that is not on its page', () => {
  const places = [
    [0.1, 0.2, 0.3, 1.2],
    [0.1, 0.2, 1.3, 0.4],
    [-0.1, 0.2, 0.3, 0.4],
  ]
  const fieldDetails = places.map((box) => ({ label: 'Netto', value: '1', box }))
  assert.equal(
    readReport(answer({ fieldDetails }))?.fields.map(({ place }) => place),
    [null, null, null],
  )
})

test('takes no picture but a small WebP in the answer itself', () => {
  const good = { page: 1, width: 640, height: 905, picture: 'data:image/webp;base64,UklGRg==' }
  for (const bad of [
    { picture: 'https://example.org/a.webp' },
    { picture: 'data:image/svg+xml;base64,UklGRg==' },
    { width: 1e6 },
    { height: 0 },
    { page: null },
  ])
    assert.is(readReport(answer({ preview: { ...good, ...bad } }))?.preview, null)
})

test('finds no report in an answer without a result', () => {
  for (const nothing of [null, undefined, 'ok', [], {}, { data: null }, { data: [] }, { ok: true }])
    assert.is(readReport(nothing), null)
})

test('keeps a certainty within 0 and 100', () => {
  for (const [confidence, percent] of [
    [7, 100],
    [0, 0],
    [-1, null],
    [Number.NaN, null],
  ])
    assert.is(readReport(answer({ confidence }))?.percent, percent)
})

test('removes characters that change the direction of writing or control a terminal', () => {
  assert.is(readReport(answer({ documentType: 'Rech\u202enung\u0000\u001b[31m' }))?.type, 'Rech nung [31m')
})

const DATA_KEYS = ['confidence', 'documentType', 'summary', 'extractedFields', 'suggestedActions', 'actionDetails']
const MORE_KEYS = [
  'fieldDetails',
  'lineItems',
  'preview',
  'keyInsights',
  'potentialIssues',
  'nextSteps',
  'documentQuality',
  'detectedLanguage',
]

test('makes of any input lists and texts without control characters, of a size that can be shown', () => {
  const anything = fc.anything({ key: fc.constantFrom('action', 'priority', '__proto__', 'x'), maxDepth: 3 })
  const data = fc.dictionary(
    fc.constantFrom(...DATA_KEYS, ...MORE_KEYS),
    fc.oneof(anything, fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(data, anything, (found, name) => {
      const report = readReport({ fileName: name, processingTime: name, data: found })
      if (!report) throw new Error('There is a result, so there is a report')
      const { fields, steps, insights, issues, next } = report
      const texts = [report.fileName, report.type, report.summary, report.language, ...insights, ...issues, ...next]
      texts.push(...fields.flatMap(({ label, value }) => [label, value]))
      texts.push(...steps.flatMap(({ action, saved, how }) => [action, saved, how]))
      for (const text of texts) {
        assert.type(text, 'string')
        assert.not.match(text, /[\p{Cc}\p{Cs}\u202a-\u202e]/u)
        assert.ok(text.length <= 4000)
      }
      for (const list of [fields, steps, insights, issues, next]) assert.ok(list.length <= 200)
      assert.ok(report.percent === null || (report.percent >= 0 && report.percent <= 100))
    }),
  )
})

test('shortens endless lists and texts', () => {
  const endless = answer({ summary: 'x'.repeat(1e6), keyInsights: Array.from({ length: 1e5 }, () => 'x') })
  assert.is(readReport(endless)?.summary.length, 4000)
  assert.is(readReport(endless)?.insights.length, 200)
})

test.run()

function plain(label: string, value: string) {
  return { label, value, name: '', plain: '', percent: null, source: null, page: null, place: null, readAs: null }
}

function answer(data: object = {}): unknown {
  return {
    fileName: 'Rechnung.pdf',
    fileType: 'application/pdf',
    fileSize: '1,2 MB',
    processingTime: 2140,
    data: {
      confidence: 0.96,
      documentType: 'Eingangsrechnung',
      summary: 'Rechnung über Büromaterial.',
      extractedFields: { Brutto: '1.475,60 €' },
      suggestedActions: ['Etwas anderes'],
      actionDetails: [
        {
          action: 'Skonto nutzen',
          priority: 'immediate',
          estimatedTimeSaved: '6 min',
          automation: 'Zahlung vorschlagen',
        },
      ],
      keyInsights: ['2 % Skonto'],
      potentialIssues: ['Schlecht lesbar'],
      nextSteps: ['Freigeben'],
      documentQuality: 'excellent',
      detectedLanguage: 'Deutsch',
      ...data,
    },
  }
}
