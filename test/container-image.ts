// Builds images with buildah from what the build wrote, without a registry, and runs them without a container engine: with a
// root that nothing may write, a user that may nothing, and the server as the first process.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const BUILDAH = '/usr/bin/buildah'
const STRIP = '/usr/bin/strip'
const UNSHARE = '/usr/bin/unshare'

/** Why no image can be made here; null: it can. */
export function imageProblem(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'needs Linux, as root'
  for (const program of [BUILDAH, STRIP]) if (!existsSync(program)) return `needs ${program}`
  const mount = 'mount -t tmpfs none /tmp'
  return spawnSync('unshare', ['--mount', 'sh', '-c', mount]).status === 0 ? null : 'needs to mount'
}

/** What an image says of itself. */
export interface ImageSettings {
  readonly User: string
  readonly Env: readonly string[]
  readonly WorkingDir: string
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
}

/** Images of one test, in a folder of its own. */
export class Images {
  readonly folder = mkdtempSync(join(tmpdir(), 'images-'))

  /** Builds from a Containerfile. @throws Error with what the builder says */
  build(context: string, name: string, options: readonly string[] = []): void {
    const kind = ['--isolation', 'chroot', '--format', 'docker', '--pull-never']
    this.#buildah(['bud', ...kind, ...options, '-t', name, context])
  }

  settings(name: string): ImageSettings {
    const { Docker } = JSON.parse(this.#buildah(['inspect', '--type', 'image', name]))
    return Docker.config
  }

  /** @returns the folder that is the root of a container of the image */
  mounted(name: string): string {
    const container = this.#buildah(['from', '--pull-never', name]).trim()
    return this.#buildah(['mount', container]).trim()
  }

  remove(): void {
    this.#buildah(['umount', '--all'])
    rmSync(this.folder, { recursive: true })
  }

  #buildah(args: readonly string[]): string {
    const store = [
      '--storage-driver',
      'vfs',
      '--root',
      join(this.folder, 'root'),
      '--runroot',
      join(this.folder, 'run'),
    ]
    const done = spawnSync(BUILDAH, [...store, ...args], { encoding: 'utf8', maxBuffer: 1e8 })
    if (done.status !== 0)
      throw new Error(`buildah ${args[0]} ended with ${done.status}:\n${done.stdout}${done.stderr}`)
    return done.stdout
  }
}

/** What the steps of a Containerfile call on an image with Node. */
const PROGRAMS = ['sh', 'bash', 'env', 'cat', 'chmod', 'cp', 'find', 'grep', 'mkdir', 'sort', 'xargs', 'ldd', 'strip']

/** What every Debian has beside its C library, and packages from npm load. */
const OF_LIBC = ['librt.so.1', 'libresolv.so.2', 'libdl.so.2', 'libpthread.so.0']

/**
 * Makes an image that stands for one with Node on Debian, from this machine's own programs, since no registry is asked: with
 * its Node and npm, which installs from npm's cache.
 */
export function buildNodeImage(images: Images, name: string): void {
  const context = join(images.folder, name)
  const root = join(context, 'root')
  for (const folder of ['usr/bin', 'usr/lib64', 'usr/lib/node_modules', 'tmp', 'root', 'etc', 'dev', 'proc']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const folder of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(root, folder))
  const programs = [...PROGRAMS.map(pathOf), process.execPath]
  const libraries = programs.flatMap(librariesOf)
  const libc = dirname(libraries.find((file) => file.endsWith('/libc.so.6')) ?? '')
  const others = OF_LIBC.map((name) => join(libc, name))
  for (const file of new Set([...programs, ...libraries, ...others])) copyInto(root, file)
  const npm = realpathSync(join(realpathSync(pathOf('npm')), '../..'))
  execFileSync('cp', ['-RL', npm, join(root, 'usr/lib/node_modules/npm')])
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'))
  writeFileSync(
    join(context, 'Containerfile'),
    'FROM scratch\nCOPY root /\nENV PATH=/usr/bin HOME=/root npm_config_offline=true\n',
  )
  images.build(context, name)
}

function pathOf(program: string): string {
  return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim()
}

function librariesOf(program: string): string[] {
  const { stdout } = spawnSync('ldd', [program], { encoding: 'utf8' })
  return [...stdout.matchAll(/(\/\S+\.so\S*) \(/g)].map(([, path = '']) => path)
}

/** Below the root a program is at /usr/bin, a library where the loader looks for it. */
function copyInto(root: string, file: string): void {
  if (/\.so/.test(file)) execFileSync('cp', ['--parents', '-L', file, root])
  else execFileSync('cp', ['-L', file, join(root, 'usr/bin')])
}

/** A running container. */
export interface Container {
  readonly port: number
  /** As the machine counts; inside it is 1. */
  readonly pid: number
  errors(): string
  /** Runs a program beside the server. @returns its exit code and output */
  run(command: readonly string[]): { status: number | null; output: string }
  /** Asks the server to stop. @returns its exit code */
  stop(): Promise<number | null>
}

/** What an engine gives to a container besides the image. */
export interface Given {
  readonly root: string
  readonly settings: ImageSettings
  /** Where leads are kept; its owner is the image's user. */
  readonly data: string
  readonly environment: Readonly<Record<string, string>>
}

/** Starts the server of an image and waits until it listens, or has ended. */
export async function startContainer({ root, settings, data, environment }: Given): Promise<Container> {
  const [user = '', group = user] = settings.User.split(':')
  const inside = [UNSHARE, `--root=${root}`, `--wd=${settings.WorkingDir}`, `--setuid=${user}`, `--setgid=${group}`]
  const env = { ...Object.fromEntries(settings.Env.map((line) => line.split(/=(.*)/s))), ...environment }
  const child = spawn(
    UNSHARE,
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      '/usr/bin/sh',
      '-c',
      MOUNTS,
      root,
      data,
      ...inside,
      ...settings.Entrypoint,
      ...settings.Cmd,
    ],
    { env },
  )
  let [output, errors] = ['', '']
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const exited = once(child, 'exit')
  await Promise.race([exited, lineOf(child, (text) => (output += text))])
  const port = Number(/^http:\/\/localhost:(\d+)\n/.exec(output)?.[1] ?? 0)
  const pid = Number(readChildren(child.pid) || 0)
  return {
    port,
    pid,
    errors: () => errors,
    run: (command) => {
      const entered = ['--target', `${pid}`, '--mount', '--pid', '--root', '--wd', '--setuid', user, '--setgid', group]
      const done = spawnSync('/usr/bin/nsenter', [...entered, '--', ...command], { encoding: 'utf8', env })
      return { status: done.status, output: done.stdout + done.stderr + (done.error?.message ?? '') }
    },
    async stop() {
      if (child.exitCode === null) process.kill(pid, 'SIGTERM')
      const [code] = await exited
      return code
    },
  }
}

/** $0 is the root, $1 the folder for leads, the rest what to start. */
const MOUNTS = `set -e
own=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount --make-rprivate /
mount --bind "$0" "$0"
mkdir -p "$0/proc" "$0/dev"
mount --rbind /dev "$0/dev"
mount -t proc proc "$0/proc"
mount -t tmpfs tmpfs "$0/tmp"
mount --bind "$1" "$0/var/lib/site"
mount -o remount,ro,bind "$0"
shift
PATH=$own
exec "$@"`

function lineOf(child: ChildProcess, take: (text: string) => void): Promise<void> {
  return new Promise((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      take(text)
      if (text.includes('\n')) resolve()
    })
  })
}

function readChildren(pid: number | undefined): string {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
