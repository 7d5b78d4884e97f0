import type { Callback, Context, Test } from 'uvu'

/**
 * Adds a test that needs what not every machine has. Where that is missing, the test counts as skipped, and the closing
 * report of `npm test` names it with the reason.
 *
 * @param reason why the test cannot run here; null: it runs
 * @param names of the suite and of the test
 */
export function testUnless<T extends Context>(
  reason: string | null,
  { test, suite, name }: { readonly test: Test<T>; readonly suite: string; readonly name: string },
  callback: Callback<T>,
): void {
  if (reason === null) return void test(name, callback)
  test.skip(name)
  process.stdout.write(`SKIPPED ${suite}: ${name} (${reason})\n`)
}
