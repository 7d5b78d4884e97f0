// Runs test files in one process, in the order given. bin/test.js starts and watches it.
import { resolve } from 'node:path'
import * as fc from 'fast-check'
import { run } from 'uvu/run'

// uvu prints an error without its cause, and a counterexample alone does not say what was wrong with it.
fc.configureGlobal({ includeErrorInReport: true })

await run(process.argv.slice(2).map((name) => ({ name, file: resolve(name) })))
