import type { Goods } from '../../../schemas/types.ts'
import type { Part } from '../kit.ts'
import { box, disc, oval, shape, stroke } from './screen-kit.ts'

const ARTICLES: Readonly<Record<Goods, Part>> = {
  apples: [
    box(0, 0, 96, 96, '#f6ddd6'),
    disc(34, 56, 20, '#c8402f'),
    disc(64, 56, 20, '#b23527'),
    disc(49, 66, 20, '#d95441'),
    stroke('M49 47c0-8 3-13 8-17', '#5a3a1e', 2.5),
    shape('M53 36c6-8 15-8 20-4-6 6-14 8-20 4z', '#5d8a3c'),
  ],
  honey: [
    box(0, 0, 96, 96, '#f9e7b8'),
    box(28, 34, 40, 46, '#e0a021', 5),
    box(26, 24, 44, 12, '#7a4a12', 3),
    box(28, 48, 40, 20, '#fff6df'),
    oval(48, 58, 8, 5, '#e0a021'),
    stroke('M48 53v10M42 58h12', '#7a4a12', 1.2),
  ],
  candle: [
    box(0, 0, 96, 96, '#e9e4d8'),
    box(37, 40, 22, 42, '#e5b94e', 2),
    stroke('M37 52h22M37 62h22M37 72h22M44 40v42M52 40v42', '#cf9f33', 1),
    stroke('M48 40v-7', '#3b2413', 2),
    shape('M48 14c8 9 8 19 0 20-8-1-8-11 0-20z', '#e0762a'),
    shape('M48 22c4 5 4 10 0 11-4-1-4-6 0-11z', '#f9e7b8'),
    oval(48, 83, 22, 4, '#a59c86'),
  ],
}

/** An article of the model shop, 96 by 96. */
export function articleOf(name: Goods): Part {
  return ARTICLES[name]
}
