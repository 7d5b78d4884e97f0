import { mkdtempSync } from 'node:fs'
import { agencyIn, repository } from './bench/site-dev.ts'
import { spawn } from 'node:child_process'
const root = agencyIn(mkdtempSync('/tmp/shot-'))
const child = spawn(process.execPath, [repository + '/bin/site.js', 'dev', '--root', root, '--port', '4188', '--edit'], { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' } })
child.stdout!.once('data', () => {
  const shots = spawn(process.execPath, ['/tmp/shots.mjs', 'http://localhost:4188'], { stdio: 'inherit' })
  shots.on('exit', (code) => { console.log('shots', code); child.kill(); process.exit() })
})
