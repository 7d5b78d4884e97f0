import { cuboid, FIR, iso, onRight, onTop, PAPER, type Projection } from '../iso.ts'
import { balloon, corners, dimension, line, lineTo, marks, type Part, path, rect, svg, text } from '../kit.ts'
import { wordsIn } from '../words.ts'

const LABEL = {
  de: 'Fertigungsstraße für Dokumente: Eingang, Lesen, Prüfen, Ablegen',
  en: 'Production line for documents: intake, reading, checking, filing',
}

/** AI pages: a production line that reads, decides and files. */
export function productionLine(language: string): string {
  const word = wordsIn(language)
  const p = iso(146, 196, 0.94)
  return svg(
    640,
    640,
    word(LABEL),
    marks(640, 640),
    lineTo(p(-70, 50, 24), p(620, 50, 24), 'ln-x'),
    belt(p),
    pile(p),
    page(p, 92, 'ln f-paper'),
    gate(p, 148, word({ de: 'LESEN', en: 'READ' }), false),
    page(p, 224, 'ln f-surface'),
    onTop(p, [224, 22, 25], corners(-6, -6, 56, 68, 12, 'ln-c')),
    gate(p, 288, word({ de: 'PRÜFEN', en: 'CHECK' }), true),
    page(p, 362, 'ln f-tint', true),
    page(p, 432, 'ln f-tint', true),
    [0, 1, 2].map((i) => drawer(p, 24 + i * 34)),
    dimension(p(-20, 150, 0), p(580, 150, 0), '24/7', { offset: 26 }),
    balloon(1, [52, 96], p(20, 50, 146)),
    balloon(2, [352, 88], p(176, 10, 172)),
    balloon(3, [472, 158], p(316, 10, 172)),
    balloon(4, [590, 300], p(536, 20, 126)),
  )
}

function belt(p: Projection): Part {
  const rollers = Array.from({ length: 29 }, (_, i) => line(10 + i * 20, 14, 10 + i * 20, 90, 'ln-h'))
  return [
    cuboid(p, [-20, -4, 0], [600, 108, 24]),
    onTop(p, [-20, 0, 24], line(0, 14, 600, 14, 'ln-h2'), line(0, 90, 600, 90, 'ln-h2'), rollers),
  ]
}

function pile(p: Projection): Part {
  const sheets = Array.from({ length: 15 }, (_, i) => {
    const [dx, dy] = [[0, 3, -2, 2][i % 4] ?? 0, [0, -3, 2][i % 3] ?? 0]
    return cuboid(p, [6 + dx, 16 + dy, 25 + i * 8], [58, 72, 5], ['f-surface', 'f-paper', 'f-deep'])
  })
  const rows = [46, 38, 42].map((width, i) => line(10, 30 + i * 10, width, 30 + i * 10, 'ln-h2'))
  return [sheets, onTop(p, [6, 14, 143], rect(10, 12, 22, 6, 'f-ink'), rows)]
}

function gate(p: Projection, x: number, label: string, isFir: boolean): Part {
  const beam = isFir ? FIR : PAPER
  return [
    cuboid(p, [x, -14, 24], [46, 12, 118]),
    cuboid(p, [x, 98, 24], [46, 12, 118], ['f-surface', isFir ? 'f-fir' : 'f-deep', 'f-paper']),
    cuboid(p, [x, -14, 142], [46, 124, 30], beam),
    onRight(p, [x + 46, 110, 172], text(62, 20, label, isFir ? 'tx tx-on' : 'tx', 'middle')),
  ]
}

function page(p: Projection, x: number, look: string, isDone = false): Part {
  const rows = [36, 30, 34].map((width, i) => line(7, 24 + i * 9, width, 24 + i * 9, 'ln-h2'))
  const done = isDone ? path('M22 42l6 6 11-13', 'ln-g') : []
  return onTop(p, [x, 22, 25], rect(0, 0, 44, 56, look), rect(7, 9, 18, 5, isDone ? 'f-fir' : 'f-ink2'), rows, done)
}

function drawer(p: Projection, z: number): Part {
  return [
    cuboid(p, [500, 4, z], [70, 92, 32], ['f-tint', 'f-fir', 'f-fir2']),
    onRight(p, [570, 96, z + 30], rect(30, 8, 32, 14), rect(36, 13, 20, 4, 'f-ink2')),
  ]
}
