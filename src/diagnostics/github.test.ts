import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Diagnostic } from '../types.ts'
import { reportGithub } from './github.ts'
import { error, note, warning } from './testing.ts'

const github = suite('reportGithub')

github('writes a workflow command with everything escaped', () => {
  const found = error('a/a', '100 % wrong:\nreally, yes', at(3, 2, 5, 'site/a,b:c.yaml'), 'Do this.')
  assert.equal(reportGithub([found]), {
    annotations:
      '::error file=site/a%2Cb%3Ac.yaml,line=3,endLine=3,col=2,endColumn=7,title=a/a::100 %25 wrong:%0Areally, yes%0ADo this.',
    summary: null,
  })
})

github('needs no place', () => {
  assert.is(reportGithub([warning('w/w', 'w', null)]).annotations, '::warning title=w/w::w')
  assert.is(reportGithub([note('n/n', 'n')]).annotations, '::notice title=n/n::n')
})

github('keeps to ten errors and ten warnings, the last of which names the rest', () => {
  const lines = reportGithub([...warnings(10), ...errors(25)]).annotations.split('\n')
  assert.is(lines.length, 20)
  assert.is(lines[9], '::error::16 more errors; run "site validate" to see them all.')
  assert.match(lines[19] ?? '', 'warning 9')
})

github('names the summary of the step when it has one', () => {
  const lines = reportGithub(errors(11), { hasSummary: true }).annotations.split('\n')
  assert.is(lines.at(-1), '::error::2 more errors; open the summary of this step to see them all.')
})

github('lists in the summary what got no annotation, and nothing else', () => {
  const { annotations, summary } = reportGithub([...warnings(12), ...errors(11)], { hasSummary: true })
  const listed = [...errors(11), ...warnings(12)].filter(({ message }) => !annotations.includes(`::${message}`))
  assert.is(listed.length, 5)
  const rows = (summary ?? '').split('\n').filter((line) => line.startsWith('| site/'))
  assert.equal(
    rows,
    listed.map(
      ({ code, severity, message, at }) => `| ${at?.file}:${at?.line}:1 | **${severity}** ${code}: ${message} |  |`,
    ),
  )
  assert.match(summary ?? '', /^## site validate: 11 errors, 12 warnings in 1 file$/m)
})

github('lets no text of content be Markdown or HTML', () => {
  const found = [...errors(9), error('a/a', 'a | <img src=x> `b` **c**\nd', null, '[e](f)'), error('a/a', 'z', null)]
  const { summary } = reportGithub(found, { hasSummary: true })
  assert.match(summary ?? '', 'whole project')
  assert.match(summary ?? '', 'a &#124; &#60;img src=x&#62; &#96;b&#96; &#42;&#42;c&#42;&#42; d | &#91;e&#93;(f) |')
})

github('stays below what GitHub takes for a summary', () => {
  const many = Array.from({ length: 9000 }, (_, index) => error('a/a', `${index} ${'ü'.repeat(100)}`, at(1, 1, 1)))
  const { summary } = reportGithub(many, { hasSummary: true })
  assert.ok(Buffer.byteLength(summary ?? '') < 1024 * 1024)
  assert.match(summary ?? '', /\n\d+ more are not listed/)
})

github('speaks German', () => {
  const { annotations, summary } = reportGithub(errors(11), { language: 'de', hasSummary: true })
  assert.match(annotations, 'error 0 (deutsch)')
  assert.match(annotations, '::2 weitere Fehler: alle in der Zusammenfassung dieses Schritts.')
  assert.match(summary ?? '', '| Stelle | Befund | Was zu tun ist |')
  assert.match(summary ?? '', '**Fehler** a/a')
})

github.run()

function errors(count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => error('a/a', `error ${index}`, at(index + 1, 1, 1)))
}

function warnings(count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, index) => warning('w/w', `warning ${index}`, at(index + 1, 1, 1)))
}

function at(line: number, column: number, length: number, file = 'site/pages/a.yaml') {
  return { file, line, column, length }
}
