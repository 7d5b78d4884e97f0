import { cuboid, FIR, iso, onLeft, onTop, PAPER, type Projection } from '../iso.ts'
import { balloon, line, lineTo, marks, type Part, path, polygon, rect, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Ein Arbeitstag als Balken von acht Stunden: drei Stunden Routine sind abgeschnitten, daneben liegt, was sie kosten',
  en: 'A working day as a bar of eight hours: three hours of routine are cut off, beside them lies what they cost',
}

const HOUR = 56
const START = 30
const ROUTINE = 3
const DAY = 8
/** How far the routine is lifted off the table. */
const LIFT = 74

const at = (hour: number) => START + hour * HOUR

/** The page that calculates: of a day, the routine is cut off and weighed; what is left is a day's work. */
export function workingDay(language: string): string {
  const word = wordsIn(language)
  const p = iso(228, 196, 0.88)
  return svg(
    640,
    560,
    word(LABEL),
    marks(640, 560),
    table(p),
    footprint(p),
    rest(p, word({ de: 'ARBEIT', en: 'WORK' })),
    cut(p),
    Array.from({ length: ROUTINE }, (_, hour) => routine(p, hour)),
    coins(p),
    balloon(1, [588, 226], p(at(DAY), 70, 84)),
    balloon(2, [96, 92], p(at(0) + 20, 60, LIFT + 84)),
    balloon(3, [420, 92], p(at(ROUTINE), 40, 128)),
    balloon(4, [96, 440], p(60, 226, 20)),
  )
}

/** The ruler of the day runs along the front edge, a line each hour. */
function table(p: Projection): Part {
  const ticks = Array.from({ length: DAY * 2 + 1 }, (_, half) => {
    const x = START + (half * HOUR) / 2
    return line(x, 0, x, half % 2 === 0 ? 12 : 6, half % 2 === 0 ? 'ln' : 'ln-h2')
  })
  const hours = [0, ROUTINE, DAY].map((hour) => text(at(hour), 26, String(hour), 'tx', 'middle'))
  return [cuboid(p, [0, 0, -32], [508, 262, 32]), onLeft(p, [0, 262, 0], ticks, hours)]
}

const footprint = (p: Projection): Part =>
  onTop(p, [0, 0, 0], rect(at(0), 40, ROUTINE * HOUR, 92, 'ln-h2 ln-d f-none'), line(0, 160, 508, 160, 'ln-h'))

/** The hours that stay are the day's work. */
function rest(p: Projection, label: string): Part {
  const hours = Array.from({ length: DAY - ROUTINE - 1 }, (_, i) => {
    const x = (i + 1) * HOUR
    return line(x, 0, x, 84, 'ln-seam')
  })
  const [x, length] = [at(ROUTINE), (DAY - ROUTINE) * HOUR]
  return [
    cuboid(p, [x, 40, 0], [length, 92, 84], FIR),
    onLeft(p, [x, 132, 84], hours, text(124, 50, label, 'tx tx-on')),
    onTop(
      p,
      [x, 40, 84],
      Array.from({ length: DAY - ROUTINE }, (_, i) => path(`M${16 + i * HOUR} 46l8 8 15-17`, 'ln-g')),
    ),
  ]
}

/** The blade between both, drawn as the frame it runs in. */
function cut(p: Projection): Part {
  const x = at(ROUTINE)
  const frame = [p(x, 18, 0), p(x, 18, 128), p(x, 154, 128), p(x, 154, 0)]
  return [
    polygon(frame, 'f-glass'),
    frame.slice(1).map((corner, i) => lineTo(frame[i] ?? corner, corner, 'ln-c')),
    lineTo(p(x, 18, 0), p(x, 154, 0), 'ln-c ln-d'),
  ]
}

function routine(p: Projection, hour: number): Part {
  const rows = [34, 26, 30, 18].map((width, i) => line(8, 18 + i * 15, 8 + width, 18 + i * 15, 'ln-h2'))
  const [x, z] = [at(hour) - 12, LIFT]
  return [
    lineTo(p(x, 132, 0), p(x, 132, z), 'ln-x'),
    cuboid(p, [x, 40, z], [HOUR - 5, 92, 84], PAPER),
    onLeft(p, [x, 132, z + 84], rows),
    onTop(p, [x, 40, z + 84], rect(10, 16, 30, 40, 'ln-h2 f-paper'), path('M16 26H34M16 36H30', 'ln-h2')),
  ]
}

/** What the routine costs, on the table in money. */
function coins(p: Projection): Part {
  const stack = (x: number, height: number, isAmber = false) =>
    Array.from({ length: height }, (_, i) =>
      cuboid(
        p,
        [x, 186, i * 9],
        [42, 46, 7],
        [isAmber && i === height - 1 ? 'f-amber' : 'f-surface', 'f-deep', 'f-paper'],
      ),
    )
  return [stack(36, 6, true), stack(96, 4), stack(156, 2)]
}
