#!/usr/bin/env node
// `npm run fresh`: writes every generated file of this repository. `--check` writes nothing and fails if one is out of date.
import { spawnSync } from 'node:child_process'
import { root } from './setup.js'

/** The site, and the project that measurements build, whose templates need its types alone. */
const COMMANDS = [['fresh'], ['types', '--root', 'bench/landing']]

const results = COMMANDS.map((args) => {
  const all = ['bin/site.js', ...args, ...process.argv.slice(2)]
  return spawnSync(process.execPath, all, { cwd: root, stdio: 'inherit' }).status ?? 1
})
process.exitCode = Math.max(...results)
