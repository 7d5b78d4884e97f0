import { SourceMap, type SourceMapPayload } from 'node:module'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { evaluateMdx, evaluateTemplates, placeOfThrow, type TemplateCode } from './templates.ts'

const evaluating = suite('evaluateTemplates')

evaluating('gives what the compiled module exports', () => {
  const { sections } = evaluateTemplates(codeOf('module.exports = { sections: { Hero: 1 } }'))
  assert.equal(sections, { Hero: 1 })
})

evaluating('gives templates the React that was compiled, the same one to all', () => {
  const code = codeOf('module.exports = { React: require("react") }', 'module.exports = { react: {} }')
  assert.is(evaluateTemplates(code).React, evaluateTemplates(code).React)
  const other = codeOf('module.exports = { React: require("react") }', 'module.exports = { react: { other: 1 } }')
  assert.equal(evaluateTemplates(other).React, { other: 1 })
})

evaluating('lets templates load other packages of the generator', () => {
  const { React } = evaluateTemplates(codeOf('module.exports = { React: require("react") }'))
  assert.type(React.createElement, 'function')
})

evaluating('keeps what one evaluation does from the next', () => {
  const code = codeOf('var count = 1; module.exports = { sections: { count: count++ } }')
  evaluateTemplates(code)
  assert.equal(evaluateTemplates(code).sections, { count: 1 })
})

evaluating('throws what the module throws', () => {
  assert.throws(() => evaluateTemplates(codeOf('throw new Error("at start")')), /at start/)
})

evaluating.run()

const texts = suite('evaluateMdx')

texts('runs a compiled text with the React of the templates', () => {
  const templates = evaluateTemplates(codeOf('module.exports = { React: "react", jsxRuntime: "runtime" }'))
  assert.is(evaluateMdx('return { default: React + _jsx_runtime }', templates), 'reactruntime')
})

texts.run()

const placing = suite('placeOfThrow')

placing('finds the line of the template in the compiled code', () => {
  assert.equal(placeOfThrow(failure(4, 9), map('../templates/sections/Hero.tsx')), {
    file: 'templates/sections/Hero.tsx',
    line: 11,
    column: 5,
    length: 1,
  })
})

placing('skips frames of packages, so that the template that called them is named', () => {
  const deep = failure(2, 1)
  deep.stack += '\n    at Hero (site-templates.cjs:4:9)'
  assert.is(placeOfThrow(deep, map('../templates/Hero.tsx'))?.file, 'templates/Hero.tsx')
})

placing('knows no place for an error from elsewhere', () => {
  assert.is(placeOfThrow(new Error('elsewhere'), map('../templates/Hero.tsx')), null)
  assert.is(placeOfThrow(failure(2, 1), map('../templates/Hero.tsx')), null)
  assert.is(placeOfThrow(Object.assign(new Error('none'), { stack: undefined }), map('../templates/Hero.tsx')), null)
})

placing.run()

function failure(line: number, column: number): Error {
  const thrown = new Error('broken')
  thrown.stack = `Error: broken\n    at Hero (site-templates.cjs:${line}:${column})`
  return thrown
}

/** Line 2 of the compiled code comes from a package; line 4, column 9 from line 11, column 5 of the template. */
function map(template: string): SourceMapPayload {
  const payload = {
    version: 3,
    file: 'templates.js',
    sources: ['packages:react/index.js', template],
    sourcesContent: [],
    names: [],
    mappings: ';AAAA;;QCUI',
    sourceRoot: '',
  }
  assert.ok('originalSource' in new SourceMap(payload).findEntry(3, 8))
  return payload
}

function codeOf(templates: string, react = ''): TemplateCode {
  return { templates, react }
}
