// Runs test files in a process of their own and watches it: a file that hangs or crashes fails, and the files after it
// still run.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

const RUNNER = fileURLToPath(new URL('run-tests.js', import.meta.url))

/** Several times as long as the slowest file takes on a busy machine. */
export const FILE_LIMIT_MS = 600_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are what is taken out
const plain = (text) => text.replace(/\u001b\[[\d;]*m/g, '')

/**
 * Runs test files to their end, whatever one of them does.
 *
 * @param files paths from the folder `cwd`
 * @param write takes what the tests print, as it comes
 * @returns {Promise<{ passed: number, failed: number, failures: string[], skipped: string[] }>} failures, skipped: a line for each,
 *   with its reason
 */
export async function runTests(files, { cwd, env, write, limitMs = FILE_LIMIT_MS }) {
  const total = { passed: 0, failed: 0 }
  const failures = []
  const skipped = new Set()
  for (let rest = files; rest.length > 0; ) {
    const { output, code, current, isStuck } = await runOnce(rest, { cwd, env, write, limitMs })
    const { passed, failed } = countTests(output, code)
    total.passed += passed
    total.failed += failed
    failures.push(...failuresIn(output, files))
    for (const [, line] of plain(output).matchAll(/^SKIPPED (.+)$/gm)) skipped.add(line)
    const next = isComplete(output) ? rest.length : current === null ? rest.length : rest.indexOf(current) + 1
    if (!isComplete(output)) {
      failures.push(problem({ current, isStuck, limitMs }))
      write(`\n\nFAIL ${failures.at(-1)}\n`)
    }
    rest = rest.slice(next)
  }
  return { ...total, failures, skipped: [...skipped] }
}

function problem({ current, isStuck, limitMs }) {
  const what = isStuck ? `did not end within ${limitMs / 1000} s and was stopped` : 'ended the process'
  return `${current ?? 'Loading the test files'} ${what}.`
}

/**
 * What failed, and the first line of why. A suite whose hook before or after the tests failed has no line of its own, only fewer
 * passed tests than there are.
 *
 * @param files as the runner names them
 */
function failuresIn(output, files) {
  const lines = plain(output)
    .split('\n')
    .map((line) => line.trim())
  let file = ''
  return lines.flatMap((line, at) => {
    if (files.includes(line)) file = line
    const [, test] = /^FAIL {2}(.+)$/.exec(line) ?? []
    if (test) return [`${file}: ${test.replace(/ {2}/, ' ')}: ${lines[at + 1]}`]
    const [, suite, passed, all] = /^(.+?) {2}[•✘ ]*\((\d+) \/ (\d+)\)$/u.exec(line) ?? []
    return suite && passed !== all && !line.includes('✘') ? [`${file}: ${suite}: ${passed} of ${all} tests passed`] : []
  })
}

/** Whether the runner came to its summary. */
const isComplete = (output) => /^ {2}Total: {5}\d+$/m.test(plain(output))

function runOnce(files, { cwd, env, write, limitMs }) {
  return new Promise((resolve) => {
    // In a group of its own, so that what the tests started is stopped with them.
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), RUNNER, ...files], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
    })
    const known = new Set(files)
    let [output, current, isStuck, timer] = ['', null, false]
    const stop = (signal) => stopGroup(child, signal)
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isStuck = true
        stop('SIGKILL')
      }, limitMs)
    }
    restart()
    let line = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      write(text)
      const lines = (line + text).split('\n')
      line = lines.pop()
      for (const name of lines.map(plain).filter((one) => known.has(one))) {
        current = name
        restart()
      }
    })
    // Others that run beside this one stop theirs before the process ends.
    const end = (signal) => {
      stop(signal)
      setImmediate(() => process.exit(128 + constants.signals[signal]))
    }
    process.on('SIGINT', end).on('SIGTERM', end)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      process.off('SIGINT', end).off('SIGTERM', end)
      resolve({ output, code: signal ? 1 : code, current, isStuck })
    })
  })
}

function stopGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (cause) {
    // It has just ended by itself.
    if (cause.code !== 'ESRCH') throw cause
  }
}

/**
 * Counts the tests in what uvu wrote. A file that crashes ends the run before uvu sums up; what had been
 * counted until then stays, and the crash is one failure. So is a run in which nothing ran.
 *
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(output, exitCode) {
  const text = plain(output)
  const summary = /^ {2}Total: {5}(\d+)\n {2}Passed: {4}(\d+)(?:\n {2}Skipped: {3}(\d+))?$/m.exec(text)
  const suites = [...text.matchAll(/ {2}\((\d+) \/ (\d+)\)$/gm)]
  const sum = (at) => suites.reduce((total, counts) => total + Number(counts[at]), 0)
  const [total, passed, skipped] = summary ? summary.slice(1).map((count) => Number(count ?? 0)) : [sum(2), sum(1), 0]
  const failed = total - passed
  const isBroken = !summary || total + skipped === 0 || (failed === 0 && exitCode !== 0)
  return { passed, failed: isBroken ? failed + 1 : failed }
}
