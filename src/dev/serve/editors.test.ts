import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editorLink, isEditor } from './editors.ts'

const test = suite('editorLink')

const at = { file: 'site/pages/über uns.yaml', line: 3, column: 7, length: 1 }

test('opens an editor by its name at line and column', () => {
  assert.is(editorLink('vscode', '/home/a', at), 'vscode://file/home/a/site/pages/%C3%BCber%20uns.yaml:3:7')
  assert.is(editorLink('vscode', 'C:\\a', { ...at, file: 'b.yaml' }), 'vscode://file/C:/a/b.yaml:3:7')
})

test('fills in an address of the author', () => {
  assert.is(
    editorLink('my://x?f={file}&l={line}&c={column}', '/a', { ...at, file: 'b&c.yaml' }),
    'my://x?f=/a/b%26c.yaml&l=3&c=7',
  )
})

test('takes names and addresses, and nothing that runs in a page', () => {
  assert.equal(['zed', 'my://{file}', 'notepad', 'my://', 'javascript:{file}'].map(isEditor), [
    true,
    true,
    false,
    false,
    false,
  ])
})

test.run()
