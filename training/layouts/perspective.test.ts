import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { pointOfPaper } from './perspective.ts'

const paper = { width: 300, height: 600 }
const frame = { width: 900, height: 1200 }
const straight = { turn: 0, tilt: 0, lean: 0, share: 0.5 }
const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)]

const test = suite('perspective')

test('paper that lies straight takes its share of the picture', () => {
  const at = pointOfPaper(paper, frame, straight)
  assert.equal(rounded(at(450, 600)), [150, 300])
  assert.equal(rounded(at(300, 300)), [0, 0])
  assert.equal(rounded(at(600, 900)), [300, 600])
})

test('turned paper still fits', () => {
  const at = pointOfPaper(paper, frame, { ...straight, turn: 8, share: 1 })
  const inside = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= paper.width && y <= paper.height
  const edge = Array.from({ length: 90 }, (_, part) => part * 10)
  assert.not(edge.some((x) => inside(at(x, -1)) || inside(at(x, frame.height + 1))))
  assert.not.equal(rounded(at(450, 100))[0], rounded(at(450, 1100))[0])
})

test('what is farther away is seen smaller', () => {
  const at = pointOfPaper(paper, frame, { ...straight, tilt: 12 })
  const seen = (y: number) => at(550, y).x - at(350, y).x
  assert.ok(seen(850) > seen(350))
})

test.run()
