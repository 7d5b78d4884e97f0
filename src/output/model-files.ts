import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { PART } from '../../functions/document/model-loading/checksum.ts'
import type { ModelSettings } from '../../functions/document/model-loading/slots.ts'
import type { Site } from '../types.ts'

/** A file of a model that the site has chosen. */
export interface ModelFile {
  /** Below the output; not below public/, so that no visitor can have it. */
  readonly path: string
  /** On the disk. */
  readonly file: string
  /** What its content follows from: megabytes are not read to see that they are the same. */
  readonly reason: string
}

/** Where server.js looks for models unless MODELS_DIR says otherwise; the same in the project and in the output. */
const FOLDER = 'functions/models'

/**
 * The files of the models in the slots of site/site.yaml, in the order of their names. A model that is not in the
 * project's folder is the server's own (MODELS_DIR); whether the files are the right ones is checked where they are used.
 */
export function modelFiles(root: string, { settings }: Pick<Site, 'settings'>): ModelFile[] {
  const { models = {} } = settings.data() as { models?: ModelSettings }
  const chosen = new Map(Object.values(models).map(({ folder, sha256 }) => [folder, sha256]))
  return [...chosen]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, sha256]) => filesOf(join(root, FOLDER, name)).map((file) => modelFile(root, file, sha256)))
}

function modelFile(root: string, file: string, sha256: string): ModelFile {
  const path = relative(root, file).split(sep).join('/')
  const { size, mtimeMs } = statSync(file)
  return { path, file, reason: [path, sha256, size, mtimeMs].join(' ') }
}

/** [] if there is no such folder. */
function filesOf(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
