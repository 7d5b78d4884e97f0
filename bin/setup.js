// What `npm start` and `npm test` do first, on a machine that has Node and nothing else. Node's own modules
// only: nothing is installed yet when this runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isGerman } from './language.js'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Exit code when the process was asked to stop before there was anything to show. */
export const INTERRUPTED = 130

const MINIMUM = [20, 19]

/** Whether a version of Node ("v20.19.0") is new enough. */
export function isNodeSupported(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])
}

/** Prints a sentence in the language of the environment. */
function say(english, german) {
  console.error(isGerman() ? german : english)
}

/** Ends the process with a message that says what to do, unless Node is new enough. */
export function requireNode() {
  if (isNodeSupported(process.version)) return
  const minimum = MINIMUM.join('.')
  say(
    `This project needs Node ${minimum} or newer; this is ${process.version}: see https://nodejs.org`,
    `Dieses Projekt braucht Node ${minimum} oder neuer; das hier ist ${process.version}: siehe https://nodejs.org`,
  )
  process.exit(1)
}

/**
 * Runs a program in this terminal. A signal that reaches this process is passed on, and this process waits.
 *
 * @returns {Promise<{ code: number, isInterrupted: boolean }>} code 127: there is no such program
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
    let isInterrupted = false
    const pass = (signal) => {
      isInterrupted = true
      child.kill(signal)
    }
    process.on('SIGINT', pass).on('SIGTERM', pass)
    const end = (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve({ code, isInterrupted })
    }
    child.once('error', () => end(127))
    child.once('close', (code, signal) => end(signal ? 1 : code))
    options.onStart?.(child)
  })
}

/** What was installed: the lockfile, and the kind of machine, because packages bring programs for one kind. */
function lockHash(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const machine = `${process.platform} ${process.arch} ${process.versions.modules}`
  return createHash('sha256').update(lock).update(machine).digest('hex')
}

const hashFile = (folder) => join(folder, 'node_modules', '.install-hash')
/** npm's own record of what it installed. */
const recordFile = (folder) => join(folder, 'node_modules', '.package-lock.json')

/** What follows the hash where the packages that only tests and checks need were left out. */
const WITHOUT_TESTS = ' without tests'

const installed = (folder) => (existsSync(hashFile(folder)) ? readFileSync(hashFile(folder), 'utf8') : '')

/**
 * Whether node_modules is missing, was made from another lockfile, or lacks what is wanted.
 *
 * @param {{ withTests?: boolean }} [wanted] withTests: also what only tests and checks need
 */
export function needsInstall(folder = root, { withTests = false } = {}) {
  const [found, hash] = [installed(folder), lockHash(folder)]
  return found !== hash && (withTests || found !== `${hash}${WITHOUT_TESTS}`)
}

/** Who has everything keeps it when the lockfile changes; so does who installed by hand, which leaves no hash. */
function hasTests(folder) {
  const found = installed(folder)
  return found ? !found.endsWith(WITHOUT_TESTS) : existsSync(recordFile(folder))
}

const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * Installs what the lockfile names unless it is installed already: what building and serving need, or everything. Ends the
 * process on failure.
 */
export async function install({ withTests = false } = {}) {
  if (!needsInstall(root, { withTests })) return
  const all = withTests || hasTests(root)
  const args = all ? INSTALL : [...INSTALL, '--omit=dev']
  const command = `npm ci${all ? '' : ' --omit=dev'}`
  say(`Installing packages (${command}) …`, `Pakete werden installiert (${command}) …`)
  // npm names itself to the scripts it runs; a plain `node bin/start.js` looks for it in the PATH.
  const npm = process.env.npm_execpath
  const stdio = ['ignore', process.stderr, process.stderr]
  const { code, isInterrupted } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio, shell: process.platform === 'win32' })
  if (isInterrupted) process.exit(INTERRUPTED)
  if (code !== 0) {
    if (code === 127)
      say(
        'npm was not found. It comes with Node: see https://nodejs.org',
        'npm wurde nicht gefunden. Es gehört zu Node: siehe https://nodejs.org',
      )
    else say('npm ci failed; see above.', 'npm ci ist gescheitert; siehe oben.')
    process.exit(1)
  }
  if (!all) removeUnread(root)
  writeFileSync(hashFile(root), `${lockHash(root)}${all ? '' : WITHOUT_TESTS}`)
}

/** What only compilers of TypeScript and debuggers read. */
const FOR_PROGRAMMERS = /\.(map|d\.[cm]?ts)$/
/** Programs for each kind of machine in one package: "…/linux/x64/…". npm leaves out foreign packages by itself. */
const FOR_MACHINES = /^onnxruntime-node[/\\]bin[/\\][^/\\]+[/\\]([^/\\]+)[/\\]([^/\\]+)[/\\]/

/**
 * Removes files of packages that neither building nor serving reads on this machine: more than all others together. What a
 * link leads to belongs to somebody else and stays.
 */
export function removeUnread(folder, { platform, arch } = process) {
  const packages = join(folder, 'node_modules')
  for (const file of filesBelow(packages)) {
    const [, forPlatform = platform, forArch = arch] = FOR_MACHINES.exec(relative(packages, file)) ?? []
    const isForeign = forPlatform !== platform || forArch !== arch
    if (isForeign || FOR_PROGRAMMERS.test(file)) rmSync(file)
  }
}

/** Files of a folder and its folders; readdirSync with `recursive` would follow links to other folders. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** The same engine without a window takes two thirds of the processor time, so it comes first. */
const HEADLESS = 'chromium-headless-shell'
const BROWSERS = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** @returns the path of a Chromium for tests; null if there is none. $CHROMIUM_PATH wins. */
export function findChromium(environment = process.env) {
  const { CHROMIUM_PATH, PATH = '' } = environment
  if (CHROMIUM_PATH) return isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : null
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)]
  const candidates = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)))
  return candidates.find(isProgram) ?? null
}

const isProgram = (file) => isAllowed(file, constants.X_OK)
const isWritable = (file) => isAllowed(file, constants.W_OK)

function isAllowed(file, mode) {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

/** Finds Chromium, or installs Debian's as root. Ends the process with what to do when there is none. */
export async function requireChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !findChromium()) {
    console.error(`CHROMIUM_PATH is "${CHROMIUM_PATH}", and there is no program.`)
    process.exit(1)
  }
  const isInstaller = !CHROMIUM_PATH && process.getuid?.() === 0 && isProgram(APT)
  if (isInstaller && !findChromium()?.endsWith(HEADLESS)) await installBrowser(HEADLESS)
  // Where the system has no package of that name, the usual one does.
  if (isInstaller && !findChromium()) await installBrowser('chromium')
  const found = findChromium()
  if (found) return found
  console.error(
    'The tests need Chromium. Install the package "chromium" (Debian: sudo apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the program.',
  )
  process.exit(1)
}

/** Without any font Chromium draws no text at all; the site's own are loaded only by its pages. */
const FONT_PACKAGE = 'fonts-dejavu-core'

async function installBrowser(name) {
  console.error(`Installing Chromium (apt-get install ${name}) …`)
  if ((await aptInstall(APT, [], [name, FONT_PACKAGE])).isInterrupted) process.exit(INTERRUPTED)
}

/** What tests start besides Chromium, each with the Debian package that brings it. */
const SERVERS = [
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/bin/pg_ctlcluster', 'postgresql'],
  ['/usr/bin/redis-server', 'redis-server'],
  ['/usr/bin/caddy', 'caddy'],
  ['/usr/bin/promtool', 'prometheus'],
  ['/usr/bin/buildah', 'buildah'],
  ['/usr/bin/strip', 'binutils'],
  ['/usr/sbin/dnsmasq', 'dnsmasq-base'],
  // Radicale brings python3-dateutil, which tests need too.
  ['/usr/bin/radicale', 'radicale'],
  ['/usr/bin/xandikos', 'xandikos'],
]

/** As root, installs the servers of Debian that tests start. Where one is missing, its tests say so and are skipped. */
export async function installServers() {
  const missing = SERVERS.filter(([program]) => !isProgram(program)).map(([, name]) => name)
  if (missing.length === 0 || process.getuid?.() !== 0 || !isProgram(APT)) return
  console.error(`Installing what tests start (apt-get install ${missing.join(' ')}) …`)
  if ((await aptInstall(APT, [], missing)).isInterrupted) process.exit(INTERRUPTED)
}

/** Debian's language data reads scans in two thirds of the time that the npm packages need. */
const READING_PACKAGES = ['tesseract-ocr-deu', 'tesseract-ocr-eng', 'tesseract-ocr-por']
const READING_FILES = ['deu', 'eng', 'por'].map((code) => `/usr/share/tesseract-ocr/5/tessdata/${code}.traineddata`)

/**
 * Installs what scans are read with fastest, where Debian's installer can do that without a question. It is tried once, so
 * that starts without a network do not wait each time; where it fails, a message says so and everything still works.
 */
export async function installReadingData(folder = root, environment = process.env) {
  const tried = join(folder, 'node_modules', '.reading-data')
  if (environment.TESSDATA_PREFIX || READING_FILES.every((file) => existsSync(file)) || existsSync(tried)) return
  if (!isProgram(APT) || !isWritable(dirname(tried))) return
  const { code, isInterrupted } = await installAsRoot(READING_PACKAGES)
  if (isInterrupted) process.exit(INTERRUPTED)
  writeFileSync(tried, '')
  if (code === 0) return
  const command = `sudo apt-get install ${READING_PACKAGES.join(' ')}`
  say(`Scans are read faster after: ${command}`, `Schneller werden Scans gelesen nach: ${command}`)
}

const APT = '/usr/bin/apt-get'

/** Code 1: this would ask for a password. */
async function installAsRoot(packages) {
  const isRoot = process.getuid?.() === 0
  const mayBecomeRoot = isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0
  if (!mayBecomeRoot) return { code: 1, isInterrupted: false }
  const command = `apt-get install ${packages.join(' ')}`
  say(`Installing what reads scans faster (${command}) …`, `Was Scans schneller liest, wird installiert (${command}) …`)
  return isRoot ? aptInstall(APT, [], packages) : aptInstall('sudo', ['-n', APT], packages)
}

/** Gives up early on a mirror that does not answer. */
const MIRROR_OPTIONS = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=30']

/** Updates the package lists and installs packages; its output goes to stderr. */
async function aptInstall(command, first, packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', process.stderr, process.stderr] }
  const updated = await run(command, [...first, 'update', '-qq', ...MIRROR_OPTIONS], options)
  if (updated.isInterrupted) return updated
  return run(
    command,
    [...first, 'install', '-y', '-qq', '--no-install-recommends', ...MIRROR_OPTIONS, ...packages],
    options,
  )
}
