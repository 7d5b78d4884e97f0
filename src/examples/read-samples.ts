// Has the samples read as a visitor's documents are: by the code behind POST /api/processDocument, in this process.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '../../functions/document/index.ts'
import { openModels } from '../../functions/document/model-loading/open-models.ts'
import type { ModelSettings } from '../../functions/document/model-loading/slots.ts'
import { endEngine } from '../../functions/document/ocr/engine.ts'
import { type DocumentWords, wordingIn } from '../../functions/document/wording.ts'
import type { DocumentAnswer, DocumentRequest } from '../../schemas/types.ts'
import { plainData } from '../context/page-context.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Language, Site, WrittenSettings } from '../types.ts'
import { assetPath, type Sample, SampleFault } from './samples.ts'

/** Reads a sample for a page in a language. @throws SampleFault when it cannot be read */
export type ReadSample = (sample: Sample, language: Language, day: string) => Promise<DocumentAnswer>

/** How long a sample may take; visitors' limits of time would leave out pages on a busy machine. */
const MAX_MS = 10 * 60_000

interface DocumentSettings {
  readonly documents: { readonly maxMegabytes: number; readonly maxPages: number }
  readonly models?: ModelSettings
}

/** What reads samples; the process does not exit before it is closed. */
export interface Reader {
  readonly read: ReadSample
  readonly close: () => Promise<void>
}

/** Opens what reads documents: the models and the words of a site. */
export function openReader(root: string, site: Site): Reader {
  const { documents, models: chosen = {} } = site.settings.data() as WrittenSettings & DocumentSettings
  const { defaultLanguage } = site
  const plain = plainData(site)
  const texts: Readonly<Record<string, unknown>> = Object.fromEntries(
    site.languages.map((language) => [language, plain(language)]),
  )
  const words: DocumentWords = { defaultLanguage, texts: texts as DocumentWords['texts'] }
  const models = openModels({ folder: process.env['MODELS_DIR'] ?? join(root, 'functions/models'), models: chosen })
  const limits = { maxBytes: documents.maxMegabytes * 1024 * 1024, maxPages: documents.maxPages, maxMs: MAX_MS }
  const read: ReadSample = async (sample, language, day) => {
    const body = bodyOf(sample, readFileSync(assetPath(root, sample.file)))
    const wording = wordingIn(language, words)
    const job = { id: 1, task: 'read', byteLength: body.byteLength, wording, wantsPreview: false, limits } as const
    const outcome = await analyse({ ...job, today: day }, body, models)
    if (outcome.fault) throw new Error(`site/assets/${sample.file}: ${outcome.fault.message}`)
    if (!outcome.ok) throw new SampleFault(unreadable(sample, outcome.error))
    return JSON.parse(outcome.json) as DocumentAnswer
  }
  return { read, close: endEngine }
}

function unreadable({ file }: Sample, code: string): Words {
  return {
    en: `site/assets/${file} cannot be read: ${code}`,
    de: `site/assets/${file} lässt sich nicht lesen: ${code}`,
  }
}

/** What the demo sends. */
function bodyOf({ fileName }: Sample, bytes: Buffer): Uint8Array {
  const fileData = `data:;base64,${bytes.toString('base64')}`
  return Buffer.from(
    JSON.stringify({ fileName, fileType: '', fileSize: bytes.length, fileData } satisfies DocumentRequest),
  )
}
