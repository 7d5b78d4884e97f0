// A small part of `npm run mutants`: what goes wrong in the real content is found, at its line, in both languages.
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type Verdict, withJudge } from '../bench/mutants/judge.ts'
import { mutantsOf } from '../bench/mutants/make.ts'
import { missesOf, sharesOf, tableOf } from '../bench/mutants/table.ts'

const SEED = 7
const EACH_KIND = 5

const test = suite<{ verdicts: readonly Verdict[] }>('mutants of the content')

test.before(async (context) => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  context.verdicts = await withJudge(root, ({ contents, judge }) =>
    mutantsOf(contents, { seed: SEED, each: EACH_KIND })
      .filter(({ stillValid }) => stillValid === undefined)
      .map(judge),
  )
})

test('are found at their line, with the right suggestion', ({ verdicts }) => {
  const { mutants, found, onLine, suggested } = sharesOf(verdicts)
  assert.ok(mutants >= 55, `${mutants} mutants`)
  assert.equal([found, suggested], [1, 1], missesOf(verdicts))
  assert.ok((onLine ?? 0) >= 0.96, missesOf(verdicts))
})

test('are each reported once, or nearly so', ({ verdicts }) => {
  assert.ok((sharesOf(verdicts).errors ?? 9) <= 1.5, tableOf(verdicts, []))
})

test('are reported in German as fully as in English', ({ verdicts }) => {
  for (const { code, message, hint, german } of verdicts.flatMap(({ errors }) => errors)) {
    assert.is.not(german.message, message, code)
    assert.is(german.hint === undefined, hint === undefined, code)
    const unquoted = `${german.message} ${german.hint ?? ''}`.replace(/„[^“]*“|: .*$/g, '')
    assert.not.match(unquoted, /\b(the|there|is|must|write|of|stands|did you)\b/i, code)
  }
})

test.run()
