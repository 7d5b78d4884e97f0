import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { acceptAttribute, refusalOf, shortType } from './file-types.ts'

const refusing = suite('refusalOf')

const DOCUMENTS = { variant: 'documents', maxMegabytes: 10 } as const
const PROCESS = { variant: 'process', maxMegabytes: 10 } as const

refusing('accepts the listed types by their ending, whatever the browser calls them', () => {
  for (const ending of 'pdf docx doc xlsx xls xml txt eml msg jpeg jpg png webp gif PDF'.split(' '))
    assert.is(refusalOf(file(`a.b.${ending}`), DOCUMENTS), null, ending)
})

refusing('accepts the listed types by their media type, whatever the file is called', () => {
  for (const type of [
    'application/pdf',
    'message/rfc822',
    'image/jpeg',
    'application/msword',
    'text/plain;charset=utf-8',
  ])
    assert.is(refusalOf(file('Scan', { type }), DOCUMENTS), null, type)
})

refusing('refuses every other type', () => {
  for (const name of ['a.exe', 'a.zip', 'a.svg', 'pdf', 'a.pdf.exe', 'a.constructor', ''])
    assert.is(refusalOf(file(name), DOCUMENTS), 'unsupported', name)
})

refusing('accepts only images and PDF where a process is asked for', () => {
  assert.is(refusalOf(file('Ablauf.png'), PROCESS), null)
  assert.is(refusalOf(file('Ablauf.pdf'), PROCESS), null)
  assert.is(refusalOf(file('Ablauf.docx'), PROCESS), 'unsupported')
})

refusing('refuses files without contents, and files over the limit', () => {
  assert.is(refusalOf(file('a.pdf', { size: 0 }), DOCUMENTS), 'empty')
  assert.is(refusalOf(file('a.pdf', { size: 10 * 1024 * 1024 }), DOCUMENTS), null)
  assert.is(refusalOf(file('a.pdf', { size: 10 * 1024 * 1024 + 1 }), DOCUMENTS), 'tooLarge')
})

refusing.run()

const accepting = suite('acceptAttribute')

accepting('lists types and endings for the file picker', () => {
  assert.is(
    acceptAttribute('process'),
    'application/pdf,image/jpeg,image/png,image/webp,image/gif,.pdf,.jpg,.jpeg,.png,.webp,.gif',
  )
})

accepting.run()

const shortening = suite('shortType')

shortening('names types as people do, and leaves the others as they are', () => {
  assert.equal(['application/pdf', 'image/jpeg', 'application/x-y'].map(shortType), ['PDF', 'JPG', 'application/x-y'])
})

shortening.run()

function file(name: string, parts: Partial<Pick<File, 'type' | 'size'>> = {}) {
  return { name, type: '', size: 1000, ...parts }
}
