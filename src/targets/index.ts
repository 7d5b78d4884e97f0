// The hosts that `site build --target` knows. A new one is a folder with a Target, and its line here.
import { note } from '../diagnostics/diagnostic.ts'
import { meant, nearest } from '../diagnostics/nearest.ts'
import { inBoth, type Words } from '../diagnostics/words.ts'
import type { Diagnostic, OutputFile } from '../types.ts'
import type { BuiltSite, RepeatedFile, Target } from './target.ts'

interface Entry {
  /** For `--help`. */
  readonly describe: Words
  /** Loaded only by a build that names it. */
  load(): Promise<Target>
}

const NAMES = ['server', 'container', 'netlify', 'vercel', 'lambda', 'cloudflare', 'static'] as const

export type TargetName = (typeof NAMES)[number]

const TARGETS: Readonly<Record<TargetName, Entry>> = {
  server: {
    describe: {
      en: 'nginx, Caddy and systemd on a machine of your own',
      de: 'nginx, Caddy und systemd auf einem eigenen Rechner',
    },
    load: async () => (await import('./server/server.ts')).server,
  },
  container: {
    describe: {
      en: 'an image for Docker or Podman, with Compose and Kubernetes',
      de: 'ein Abbild für Docker oder Podman, mit Compose und Kubernetes',
    },
    load: async () => (await import('./container/container.ts')).container,
  },
  netlify: {
    describe: { en: 'files and functions on Netlify', de: 'Dateien und Funktionen bei Netlify' },
    load: async () => (await import('./netlify/netlify.ts')).netlify,
  },
  vercel: {
    describe: { en: 'files and functions on Vercel', de: 'Dateien und Funktionen bei Vercel' },
    load: async () => (await import('./vercel/vercel.ts')).vercel,
  },
  lambda: {
    describe: { en: 'two functions on AWS Lambda', de: 'zwei Funktionen bei AWS Lambda' },
    load: async () => (await import('./lambda/lambda.ts')).lambda,
  },
  cloudflare: {
    describe: { en: 'a Worker with files on Cloudflare', de: 'ein Worker mit Dateien bei Cloudflare' },
    load: async () => (await import('./cloudflare/cloudflare.ts')).cloudflare,
  },
  static: {
    describe: { en: 'only files', de: 'nur Dateien' },
    load: async () => (await import('./static/static.ts')).staticFiles,
  },
}

/** All hosts with what they are, for `--help`. */
export function targetList(): Words {
  return inBoth((language) => NAMES.map((name) => `${name}: ${TARGETS[name].describe[language]}`).join('; '))
}

/** The hosts of `--target`, each once, or what is wrong with it. @param typed several are separated by commas */
export function targetsNamed(typed: string | undefined): { names: TargetName[]; problem: Words | null } {
  if (typed === undefined) return { names: [], problem: null }
  const words = [...new Set(typed.split(',').map((word) => word.trim()))]
  const unknown = words.find((word) => !isTarget(word))
  return unknown === undefined
    ? { names: words.filter(isTarget), problem: null }
    : { names: [], problem: unknownTarget(unknown) }
}

function isTarget(word: string): word is TargetName {
  return Object.hasOwn(TARGETS, word)
}

function unknownTarget(word: string): Words {
  const near = nearest(word, NAMES)
  const known = NAMES.join(', ')
  const [en, de] = near === undefined ? ['', ''] : [` ${meant(near).en}`, ` ${meant(near).de}`]
  return {
    en: `There is no target "${word}".${en} Targets are: ${known}.`,
    de: `Ein Ziel „${word}“ gibt es nicht.${de} Ziele sind: ${known}.`,
  }
}

/** The files of these hosts, with paths below the output, and what the site cannot do there. */
export async function targetFiles(
  names: readonly TargetName[],
  built: BuiltSite,
): Promise<{ files: (OutputFile | RepeatedFile)[]; limits: Diagnostic[] }> {
  const made = await Promise.all(names.map((name) => filesOf(name, built)))
  return { files: made.flatMap(({ files }) => files), limits: made.flatMap(({ limits }) => limits) }
}

async function filesOf(name: TargetName, built: BuiltSite) {
  const target = await TARGETS[name].load()
  const files = await target.files(built)
  return {
    files: files.map((file) => ({ ...file, path: `hosts/${name}/${file.path}` })),
    limits: target.limits(built).map((words) => limit(name, words)),
  }
}

function limit(name: TargetName, { en, de }: Words): Diagnostic {
  return note('target/limit', { en: `On ${name}: ${en}`, de: `Auf ${name}: ${de}` }, null)
}
