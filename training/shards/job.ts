import { basename, dirname, resolve } from 'node:path'
import { loadWordIds } from '../../functions/document/model-loading/open-models.ts'
import type { WordIds } from '../../functions/document/prediction/window.ts'
import { windowsOf } from '../../functions/document/prediction/window.ts'
import { documentOf } from '../documents/index.ts'
import type { Split } from '../documents/types.ts'
import { textsIn } from '../wording/texts.ts'
import { type Lesson, lessonsOf, unlabelled } from './encode.ts'
import { writeShard } from './file.ts'
import { textPagesOf } from './text.ts'
import { lessonsOfText } from './texts.ts'

/** One shard to be made. */
export interface DocumentsJob {
  readonly file: string
  readonly split: Split
  /** Seeds from `first` on. */
  readonly first: number
  readonly count: number
}

/** All shards of a folder of text, in one go: a stream is not divided. */
export interface TextJob {
  readonly text: string
  /** Shards get this name with numbers behind it. */
  readonly file: string
}

/** The texts of business documents by their kind, in one shard. */
export interface TextsJob {
  readonly texts: string
  readonly file: string
}

export type Job = DocumentsJob | TextJob | TextsJob

/** Windows of text in a shard. */
const TEXT_WINDOWS = 4000

/** The tokenizer of a model's folder. */
export function wordIdsIn(folder: string): Promise<WordIds> {
  const path = resolve(folder)
  return loadWordIds(dirname(path), basename(path))
}

export async function run(job: Job, wordIds: WordIds): Promise<void> {
  if ('text' in job) return writeText(job, wordIds)
  if ('texts' in job) return writeTexts(job, wordIds)
  const lessons: Lesson[] = []
  for (let seed = job.first; seed < job.first + job.count; seed++) {
    lessons.push(...lessonsOf(documentOf(seed, job.split), wordIds))
  }
  await writeShard(job.file, lessons)
}

async function writeText({ text, file }: TextJob, wordIds: WordIds): Promise<void> {
  let lessons: Lesson[] = []
  let number = 0
  const write = async () => {
    await writeShard(shardName(file, number++), lessons)
    lessons = []
  }
  for await (const page of textPagesOf(text)) {
    lessons.push(...windowsOf([page], wordIds).map(unlabelled))
    if (lessons.length >= TEXT_WINDOWS) await write()
  }
  if (lessons.length > 0) await write()
}

async function writeTexts({ texts, file }: TextsJob, wordIds: WordIds): Promise<void> {
  const lessons = textsIn(texts).flatMap((text) => lessonsOfText(text, wordIds))
  await writeShard(file, lessons)
}

/** Such as "training-00012.shard". */
export const shardName = (start: string, number: number): string => `${start}-${String(number).padStart(5, '0')}.shard`
