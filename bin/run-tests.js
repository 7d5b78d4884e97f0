// Runs test files in one process, in the order given. bin/test.js starts and watches it.
import { resolve } from 'node:path'
import { run } from 'uvu/run'

await run(process.argv.slice(2).map((name) => ({ name, file: resolve(name) })))
