import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ingest } from '../ingest.ts'
import type { ReaderDeps } from '../types.ts'
import { mailReader } from './mail.ts'

const test = suite('mailReader')

const part = (name: string, encoding: string, content: string) =>
  `--b\nContent-Type: text/plain; charset=utf-8\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: ${encoding}\n\n${content}\n`
const HEAD =
  'From: Erika <erika@example.org>\nTo: post@example.org\nSubject: Anfrage\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n'

test('hands on what is attached, in each encoding', async () => {
  const mail = [
    HEAD,
    '--b\n\nGuten Tag\n',
    part('a.txt', '8bit', 'Größe: 3 m²\nzweite Zeile'),
    part('b.txt', 'quoted-printable', 'Gr=C3=B6=C3=9Fe: 3 m=C2=\n=B2'),
    part('c.txt', 'base64', Buffer.from('Größe: 3 m²').toString('base64')),
    '--b--\n',
  ].join('')
  const seen = new Map<string, string>()
  const readAttachment: ReaderDeps['readAttachment'] = (name, bytes) => {
    seen.set(name, Buffer.from(bytes).toString().trimEnd())
    return Promise.resolve(null)
  }
  const upload = ingest('a.eml', 'message/rfc822', Buffer.from(mail))
  assert.ok(upload)
  const before = globalThis.Blob
  const { mail: head } = await mailReader.read(upload, { readAttachment } as ReaderDeps)
  assert.is(head?.subject, 'Anfrage')
  assert.equal(Object.fromEntries(seen), {
    'a.txt': 'Größe: 3 m²\nzweite Zeile',
    'b.txt': 'Größe: 3 m²',
    'c.txt': 'Größe: 3 m²',
  })
  assert.is(globalThis.Blob, before)
})

test.run()
