import { zipSync } from 'fflate'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { ingest } from './ingest.ts'

const test = suite('ingest')

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const formatOf = (name: string, content: Uint8Array, type = '') => ingest(name, type, content)?.format ?? null

test('knows a file by its bytes, whatever its name says', () => {
  assert.is(formatOf('photo.jpg', bytes('%PDF-1.7 …')), 'pdf')
  assert.is(formatOf('rechnung.pdf', bytes('\x89PNG\r\n\x1a\n…')), 'png')
  assert.is(formatOf('x', bytes('GIF89a…')), 'gif')
  assert.is(formatOf('x', bytes('RIFF0000WEBPVP8 ')), 'webp')
})

test('finds a PDF behind a few bytes of something else', () => {
  assert.is(formatOf('x.pdf', bytes(`${'\n'.repeat(20)}%PDF-1.4`)), 'pdf')
})

test('distinguishes Office files by their main part', () => {
  assert.is(formatOf('x.zip', zipSync({ 'word/document.xml': bytes('<a/>') })), 'docx')
  assert.is(formatOf('x.docx', zipSync({ 'xl/workbook.xml': bytes('<a/>') })), 'xlsx')
  assert.is(formatOf('x.docx', zipSync({ 'a.txt': bytes('a') })), null)
})

test('leaves a cut-off Office file to its reader, which says that it is broken', () => {
  const whole = zipSync({ 'word/document.xml': bytes('<a/>') })
  assert.is(formatOf('x.docx', whole.subarray(0, whole.length - 10)), 'docx')
})

test('distinguishes old Office files, in any case of their names', () => {
  const ole = (stream: string) =>
    new Uint8Array(Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(`${stream}\0`, 'utf16le')]))
  assert.is(formatOf('x', ole('WORDDOCUMENT')), 'doc')
  assert.is(formatOf('x', ole('Workbook')), 'xls')
  assert.is(formatOf('x', ole('__properties_version1.0')), 'msg')
})

test('leaves a new Office file with a password to its reader, which says so', () => {
  const locked = new Uint8Array(
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage\0', 'utf16le')]),
  )
  assert.is(formatOf('a.xlsx', locked), 'xlsx')
  assert.is(formatOf('a.docx', locked), 'docx')
})

test('takes for text only what calls itself text and looks like it', () => {
  assert.is(formatOf('notiz.txt', bytes('Hallo')), 'txt')
  assert.is(formatOf('notiz.exe', bytes('Hallo')), null)
  assert.is(formatOf('notiz.txt', new Uint8Array(200)), null)
  assert.is(formatOf('notiz', bytes('Hallo'), 'text/plain; charset=utf-8'), 'txt')
})

test('knows a mail by its head, also as a text file', () => {
  assert.is(formatOf('mail.txt', bytes('From: a@example.org\r\nMIME-Version: 1.0\r\n\r\nHallo')), 'eml')
  assert.is(formatOf('notiz.txt', bytes('From: here\nto there, all is text')), 'txt')
  assert.is(formatOf('mail.eml', bytes('From: a@example.org\r\nMIME-Version: 1.0\r\n\r\n%PDF-1.7')), 'eml')
})

test.run()
