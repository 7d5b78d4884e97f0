// What the YAML of a project costs on one thread when it is parsed and nothing else. Run as: parse.mjs <project>
// (bench/build.ts does).
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'

const folder = join(resolve(process.argv[2] ?? '.'), 'site')
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.yaml')) parse(readFileSync(join(folder, file), 'utf8'))
}
