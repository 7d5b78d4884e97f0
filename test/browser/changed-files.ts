// What an edit did to the files of a site: one of them differs, in one range, and no comment is gone.
import { readdirSync } from 'node:fs'
import * as assert from 'uvu/assert'
import { splitMdx } from '../../src/content/mdx.ts'
import { valueAt } from '../../src/content/pointer.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { parentOf } from '../../src/edit/change.ts'
import { intended } from '../../src/edit/intended.ts'
import { commentsOf, nodeAt, yamlTree } from '../../src/edit/yaml/tree.ts'
import type { Project } from '../project.ts'
import type { Done } from './random-author.ts'

export type Texts = Readonly<Record<string, string>>

/** The content of a site by file. */
export function textsIn(project: Project): Texts {
  const files = readdirSync(project.path('site'), { recursive: true }).map(String)
  const texts = files.filter((file) => /\.(?:yaml|mdx)$/.test(file)).sort()
  return Object.fromEntries(texts.map((file) => [`site/${file}`, project.read(`site/${file}`)]))
}

/** @throws when anything but what was asked for differs */
export function checkFiles(before: Texts, after: Texts, done: Done): void {
  const { file } = done
  const about = JSON.stringify(done)
  const differing = Object.keys(after).filter((name) => after[name] !== before[name])
  assert.equal(differing, [file], about)
  const [old = '', now = ''] = [before[file], after[file]]
  if (done.hasFollowed) checkTogether(old, now, done)
  else checkFile(old, now, done)
}

/** One range of a file differs. */
function checkFile(old: string, now: string, done: Done): void {
  const { file, change, kind } = done
  const about = JSON.stringify(done)
  const place = placeOf(old, done)
  if (place) {
    assert.is(now.slice(0, place.start), old.slice(0, place.start), `${about}: something before it differs`)
    assert.ok(now.slice(place.start).endsWith(old.slice(place.end)), `${about}: something after it differs`)
  } else if (kind === 'move') assert.equal(now.split('\n').sort(), old.split('\n').sort(), about)
  else if (change?.kind === 'remove') assert.ok(isWithoutOnePiece(now, old), `${about}: more than one piece is gone`)
  else assert.ok(isWithoutOnePiece(old, now), `${about}: more than one piece came`)
  if (change?.kind !== 'remove') {
    const left = commentsIn(now, file)
    for (const comment of commentsIn(old, file)) assert.ok(left.includes(comment), `${about}: ${comment} is gone`)
  }
  if (change && change.kind !== 'words' && !file.endsWith('.mdx'))
    assert.equal(parseYaml(now, file).value, intended(parseYaml(old, file).value, change), about)
}

/** Below its front matter "#" is a sign of the text. */
function commentsIn(text: string, file: string): readonly string[] {
  const body = file.endsWith('.mdx') ? splitMdx(text, file).value.body : ''
  return commentsOf(text.slice(0, text.length - body.length))
}

/** What a price saves changed with it: two lines differ, and agree. */
function checkTogether(before: string, after: string, { file, change }: Done): void {
  const place = change?.kind === 'set' ? parentOf(change.pointer) : null
  const lines = after.split('\n')
  const differing = before
    .split('\n')
    .flatMap((line, index) => (line === lines[index] ? [] : line.trim().split(':')[0]))
  assert.equal(differing.sort(), [place?.step, 'saving'].sort())
  const { price, was, saving } = valueAt(parseYaml(after, file).value, place?.parent ?? '') as Record<string, number>
  assert.is(saving, (was ?? 0) - (price ?? 0))
}

/** Where the value that was replaced stood; null: something came, went or moved. */
function placeOf(text: string, { file, change }: Done): { readonly start: number; readonly end: number } | null {
  if (change?.kind === 'words') return change
  if (change?.kind !== 'set') return null
  const node = file.endsWith('.mdx') ? null : nodeAt(yamlTree(text), change.pointer)
  return node && node.end > node.start ? node : null
}

/** Whether a text is another one with one piece cut out; a list that lost its last entry is written as an empty one. */
function isWithoutOnePiece(short: string, long: string): boolean {
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.slice(start)
  return long.endsWith(rest) || long.endsWith(rest.replace(/^ ?\[\]/, ''))
}
