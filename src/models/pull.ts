// Fetches a model from a hub that speaks the protocol of Hugging Face: a list of files, then each file. This is the only
// place that ever contacts a hub, and only when the owner asks for it.
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileChecksum, PART } from '../../functions/document/model-loading/checksum.ts'
import type { Words } from '../diagnostics/words.ts'

/** Where to fetch a model. */
export interface ModelSource {
  /** Such as "https://huggingface.co". */
  readonly hub: string
  /** Such as "example/document-kinds". */
  readonly name: string
  /** A branch, a tag or a commit. */
  readonly revision: string
}

/** What went wrong on the way, in words for the owner. */
export class PullFailure extends Error {
  readonly words: Words

  constructor(words: Words, options?: ErrorOptions) {
    super(words.en, options)
    this.words = words
  }
}

interface HubFile {
  readonly path: string
  readonly size: number
  /** null where the hub names none: only large files have one. */
  readonly sha256: string | null
}

/** Told which file comes next, and its bytes. */
export type Report = (file: Pick<HubFile, 'path' | 'size'>) => void

/** What a model needs to run in whole numbers of eight bits, which is the form that fits a small server. */
const NEEDED = /^(?:[^/]+\.(?:json|txt|model)|onnx\/[\w.-]*quantized\.onnx|LICENSE[\w.]*|README\.md)$/

/**
 * Brings the files of a model into a folder. Files that are there and correct stay; an interrupted download is resumed.
 * The checksums that the hub names are checked.
 *
 * @param report called before each file is fetched; its size is in bytes
 * @throws PullFailure
 */
export async function pullModel(source: ModelSource, folder: string, report: Report): Promise<void> {
  const files = (await listFiles(source)).filter(({ path }) => NEEDED.test(path))
  if (!files.some(({ path }) => path.endsWith('.onnx'))) throw new PullFailure(noModel(source.name))
  for (const file of files) {
    const target = join(folder, source.name, ...file.path.split('/'))
    if (await isThere(target, file)) continue
    report(file)
    await fetchFile(source, file, target)
  }
}

async function listFiles(source: ModelSource): Promise<HubFile[]> {
  const response = await ask(source, `/api/models/${source.name}/tree/${source.revision}?recursive=true`)
  const entries = (await response.json()) as readonly {
    readonly type: string
    readonly path: string
    readonly size: number
    readonly lfs?: { readonly oid: string }
  }[]
  return entries
    .filter(({ type }) => type === 'file')
    .map(({ path, size, lfs }) => ({ path, size, sha256: lfs?.oid ?? null }))
}

async function isThere(target: string, { size, sha256 }: HubFile): Promise<boolean> {
  if ((await sizeOf(target)) !== size) return false
  return sha256 === null || (await fileChecksum(target)) === sha256
}

async function fetchFile(source: ModelSource, file: HubFile, target: string): Promise<void> {
  const part = `${target}${PART}`
  await mkdir(dirname(target), { recursive: true })
  const start = await sizeOf(part)
  const range: Record<string, string> = start > 0 && start < file.size ? { range: `bytes=${start}-` } : {}
  const response = await ask(source, `/${source.name}/resolve/${source.revision}/${file.path}`, range)
  const flags = response.status === 206 ? 'a' : 'w'
  try {
    await pipeline(response.body ?? [], createWriteStream(part, { flags }))
  } catch (cause) {
    throw new PullFailure(brokenOff(file.path), { cause })
  }
  const isWhole =
    (await sizeOf(part)) === file.size && (file.sha256 === null || (await fileChecksum(part)) === file.sha256)
  if (isWhole) return rename(part, target)
  await rm(part)
  throw new PullFailure(damaged(file.path))
}

/** @returns 0 when there is no such file */
async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  return found?.size ?? 0
}

async function ask({ hub, name }: ModelSource, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await fetch(`${hub}${path}`, { headers }).catch((cause: unknown) => {
    throw new PullFailure(unreachable(hub), { cause })
  })
  if (response.ok) return response
  const { status } = response
  if (status === 404 || status === 401)
    throw new PullFailure({ en: `${hub} has no model ${name}.`, de: `${hub} hat kein Modell ${name}.` })
  throw new PullFailure({
    en: `${hub} answered ${status} for ${path}.`,
    de: `${hub} antwortete auf ${path} mit ${status}.`,
  })
}

function noModel(name: string): Words {
  return {
    en: `${name} has no file onnx/…quantized.onnx: it is no model for transformers.js.`,
    de: `${name} hat keine Datei onnx/…quantized.onnx, ist also kein Modell für transformers.js.`,
  }
}

function brokenOff(path: string): Words {
  return {
    en: `${path} broke off. The same command goes on where it ended.`,
    de: `${path} brach ab. Derselbe Befehl macht dort weiter.`,
  }
}

function damaged(path: string): Words {
  return {
    en: `${path} came damaged: its size or checksum is not what the hub says. Try again.`,
    de: `${path} kam beschädigt an: Größe oder Prüfsumme ist nicht die, die der Hub nennt. Noch einmal versuchen.`,
  }
}

function unreachable(hub: string): Words {
  return {
    en: `${hub} cannot be reached. Models can also be copied into the folder by hand.`,
    de: `${hub} ist nicht zu erreichen. Modelle lassen sich auch von Hand in den Ordner kopieren.`,
  }
}
