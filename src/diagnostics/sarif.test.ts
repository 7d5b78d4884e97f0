import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { reportSarif } from './sarif.ts'
import { error, warning } from './testing.ts'

const test = suite('reportSarif')

const TOOL = { name: 'site', version: '1.2.3' }

test('has rule, level, message with hint, file and place', () => {
  const at = { file: 'site/pages/über uns.yaml', line: 3, column: 2, length: 5 }
  const found = [
    error('schema/unknown-key', 'There is no key "titel".', at, 'Did you mean "title"?'),
    warning('law/operator', 'Still a placeholder.', null),
  ]
  const { version, runs } = JSON.parse(reportSarif(found, TOOL))
  const [{ tool, results, columnKind }] = runs
  assert.equal([version, runs.length, columnKind], ['2.1.0', 1, 'utf16CodeUnits'])
  assert.equal(tool.driver, {
    name: 'site',
    semanticVersion: '1.2.3',
    rules: [{ id: 'law/operator' }, { id: 'schema/unknown-key' }],
  })
  assert.equal(results[0], {
    ruleId: 'schema/unknown-key',
    ruleIndex: 1,
    level: 'error',
    message: { text: 'There is no key "titel".\nDid you mean "title"?' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'site/pages/%C3%BCber%20uns.yaml', uriBaseId: '%SRCROOT%' },
          region: { startLine: 3, startColumn: 2, endColumn: 7 },
        },
      },
    ],
  })
  assert.equal([results[1].level, results[1].locations], ['warning', undefined])
})

test('has no results where nothing is wrong', () => {
  assert.equal(JSON.parse(reportSarif([], TOOL)).runs[0].results, [])
})

test.run()
