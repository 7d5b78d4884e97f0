import { readFileSync } from 'node:fs'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { LIGHT, lightStyles } from './light.ts'

const tokens = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8')
const pens = readFileSync(new URL('../../styles/components/drawing.css', import.meta.url), 'utf8')

const test = suite('LIGHT')

test('has the light values of the design tokens', () => {
  for (const [name, colour] of Object.entries(LIGHT)) {
    assert.is(new RegExp(`--color-${name}: light-dark\\((#\\w+)`).exec(tokens)?.[1], colour, name)
  }
})

test('knows every pen and fill of the drawings', () => {
  const styles = lightStyles()
  for (const [, name = ''] of pens.matchAll(/\.drawing \.((?:ln|f)-?[\w-]*) \{/g)) assert.match(styles, `.${name}{`)
})

test.run()
