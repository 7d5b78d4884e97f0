import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fileOfRoute, routeIn, routeOfFile, withSlash } from './routes.ts'

const localising = suite('routeIn')
localising('puts the language in front', () => {
  assert.is(routeIn('en', '/talk-to-us'), '/en/talk-to-us')
})
localising('gives the home page of a language a slash at its end', () => {
  assert.is(routeIn('en', '/'), '/en/')
})
localising.run()

const naming = suite('routeOfFile')
naming('follows folders', () => {
  assert.is(routeOfFile('blog/first'), '/blog/first')
})
naming('makes the index the home page', () => {
  assert.is(routeOfFile('index'), '/')
})
naming.run()

const ending = suite('withSlash')
ending('adds a slash where the site wants one', () => {
  assert.is(withSlash('/tools', true), '/tools/')
  assert.is(withSlash('/tools', false), '/tools')
})
ending('leaves the home pages as they are', () => {
  assert.equal([withSlash('/', true), withSlash('/en/', true), withSlash('/en/', false)], ['/', '/en/', '/en/'])
})
ending.run()

const filing = suite('fileOfRoute')
filing('names the file that answers a route', () => {
  assert.equal(['/', '/en/', '/tools', '/en/tools', '/tools/'].map(fileOfRoute), [
    'index.html',
    'en/index.html',
    'tools.html',
    'en/tools.html',
    'tools/index.html',
  ])
})
filing.run()
