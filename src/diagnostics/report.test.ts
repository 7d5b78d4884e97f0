import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Diagnostic } from '../types.ts'
import { reportJson, reportPretty } from './report.ts'
import { error, note, warning } from './testing.ts'

const text = 'title: Hallo\nseo:\n\ttitel: Über 日本 uns\n'

const pretty = suite('reportPretty')

pretty('shows code, message, place, line, marker and hint, then a summary', () => {
  const found = error('schema/unknown-key', 'There is no key "titel" in "seo".', at(3, 2, 5), 'Did you mean "title"?')
  assert.is(
    plain([found]),
    `error[schema/unknown-key]: There is no key "titel" in "seo".
 --> site/pages/a.yaml:3:2
  |
3 |   titel: Über 日本 uns
  |   ^^^^^
  = hint: Did you mean "title"?

1 error in 1 file`,
  )
})

pretty('puts the marker below wide characters', () => {
  const [, , , line = '', marker = ''] = plain([error('a/a', 'a', at(3, 17, 3))]).split('\n')
  assert.is(line.slice(4), '  titel: Über 日本 uns')
  // 14 columns before the ideographs, 4 for the two of them, 1 for the space.
  assert.is(marker.slice(4), `${' '.repeat(2 + 7 + 5 + 4 + 1)}^^^`)
})

pretty('cuts long lines round the marker', () => {
  const long = `text: ${'a'.repeat(500)}HERE${'b'.repeat(500)}`
  const [, , , line = '', marker = ''] = plain([error('a/a', 'a', at(1, 507, 4))], long).split('\n')
  assert.ok(line.length < 120)
  assert.is(line.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1), 'HERE')
  assert.ok(line.slice(4).startsWith('…aaa') && line.endsWith('bbb…'))
})

pretty('lets no control character of a file reach the terminal', () => {
  const found = plain([error('a/a', 'the text "\x1b[2J"', at(1, 1, 1))], 'a: \x1b]0;title\x07')
  assert.not.match(found, /[\x1b\x07]/)
})

pretty('counts errors, warnings and files in the last line', () => {
  const found = [
    error('a/a', 'a', at(1, 1, 1)),
    error('a/a', 'b', at(2, 1, 1)),
    warning('w/w', 'w', at(1, 1, 1, 'b.yaml')),
  ]
  assert.is(plain(found).split('\n').at(-1), '2 errors, 1 warning in 2 files')
  assert.is(
    plain([warning('w/w', 'w', null)])
      .split('\n')
      .at(-1),
    '1 warning',
  )
  assert.is(plain([]), 'No problems found.')
})

pretty('shows errors last, above the summary, where a terminal shows them', () => {
  const found = [error('a/a', 'a', at(1, 1, 1)), warning('w/w', 'w', at(2, 1, 1)), error('a/b', 'b', at(3, 1, 1))]
  assert.equal(plain(found).match(/^\w+\[.*?\]/gm), ['warning[w/w]', 'error[a/a]', 'error[a/b]'])
})

pretty('shows notes first and counts them as nothing', () => {
  const found = [warning('w/w', 'w', at(2, 1, 1)), note('n/n', 'n')]
  assert.equal(plain(found).match(/^\w+\[.*?\]/gm), ['note[n/n]', 'warning[w/w]'])
  assert.is(plain(found).split('\n').at(-1), '1 warning in 1 file')
  assert.is(plain([note('n/n', 'n')]), 'note[n/n]: n\n\nNo problems found.')
})

pretty('gives many warnings one line each, unless all is asked for; errors stay whole', () => {
  const many = Array.from({ length: 11 }, (_, index) => warning('w/w', `w${index}`, at(2, 1, 1), 'h'))
  const found = plain([error('a/a', 'a', at(1, 1, 1), 'Do this.'), ...many])
  assert.match(found, 'warning[w/w] site/pages/a.yaml:2:1: w0\nwarning[w/w] site/pages/a.yaml:2:1: w1\n')
  assert.match(found, /--all\n\nerror\[a\/a\]: a\n --> site\/pages\/a\.yaml:1:1\n[\s\S]*= hint: Do this\./)
  assert.not.match(found, '= hint: h')
  assert.is(found.split('\n').at(-1), '1 error, 11 warnings in 1 file')
  assert.match(plain(many.slice(1)), '= hint: h')
  const options = { readText: () => text, color: false, root: '', all: true }
  assert.match(reportPretty(many, options), '= hint: h')
})

pretty('speaks German', () => {
  const found = [error('a/a', 'a', at(3, 2, 5), 'b'), warning('w/w', 'w', null)]
  const report = (ones: readonly Diagnostic[]) =>
    reportPretty(ones, { readText: () => text, color: false, root: '', language: 'de' })
  assert.match(report(found), 'Fehler[a/a]: a (deutsch)\n')
  assert.match(report(found), '= Tipp: b (deutsch)\n')
  assert.match(report(found), 'Warnung[w/w]: w (deutsch)\n')
  assert.is(report(found).split('\n').at(-1), '1 Fehler, 1 Warnung in 1 Datei')
  assert.is(
    report([...found, warning('w/w', 'v', at(1, 1, 1, 'b.yaml'))])
      .split('\n')
      .at(-1),
    '1 Fehler, 2 Warnungen in 2 Dateien',
  )
  assert.is(report([]), 'Nichts zu beanstanden.')
})

pretty('does without the line when the file cannot be read', () => {
  const readText = () => {
    throw new Error('gone')
  }
  const found = reportPretty([error('a/a', 'a', at(3, 1, 1))], { readText, color: false, root: '/project' })
  assert.is(found, 'error[a/a]: a\n --> site/pages/a.yaml:3:1\n\n1 error in 1 file')
})

pretty('reads every file once', () => {
  let reads = 0
  const readText = () => {
    reads += 1
    return text
  }
  reportPretty([error('a/a', 'a', at(1, 1, 1)), error('a/a', 'b', at(2, 1, 1))], { readText, color: false, root: '' })
  assert.is(reads, 1)
})

pretty('colours and links for terminals that want it', () => {
  const found = reportPretty([error('a/a', 'a', at(1, 1, 5))], { readText: () => text, color: true, root: '/my site' })
  assert.match(found, '\x1b[1;31merror[a/a]\x1b[0m')
  assert.match(found, '\x1b]8;;file:///my%20site/site/pages/a.yaml\x1b\\site/pages/a.yaml:1:1\x1b]8;;\x1b\\')
})

pretty.run()

const json = suite('reportJson')

json('has the shape that programs rely on', () => {
  const found = [error('a/a', 'a', at(3, 2, 5), 'Do this.'), warning('w/w', 'w', null)]
  assert.equal(JSON.parse(reportJson(found)), {
    ok: false,
    diagnostics: [
      {
        code: 'a/a',
        severity: 'error',
        message: 'a',
        at: { file: 'site/pages/a.yaml', line: 3, column: 2 },
        hint: 'Do this.',
      },
      { code: 'w/w', severity: 'warning', message: 'w', at: null, hint: null },
    ],
  })
})

json('is ok with warnings alone', () => {
  assert.ok(JSON.parse(reportJson([warning('w/w', 'w', null)])).ok)
})

json('speaks German', () => {
  const [found] = JSON.parse(reportJson([error('a/a', 'a', null, 'b')], 'de')).diagnostics
  assert.equal([found.code, found.message, found.hint], ['a/a', 'a (deutsch)', 'b (deutsch)'])
})

json.run()

function at(line: number, column: number, length: number, file = 'site/pages/a.yaml') {
  return { file, line, column, length }
}

function plain(found: readonly Diagnostic[], content = text): string {
  return reportPretty(found, { readText: () => content, color: false, root: '/project' })
}
