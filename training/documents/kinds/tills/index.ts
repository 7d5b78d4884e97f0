// Receipts: what is handed out where something is bought.
import type { Names } from '../../names/names.ts'
import { type Align, type Block, gap, lines } from '../../page/blocks.ts'
import { A4, A5, type Design, type Face, paper } from '../../page/design.ts'
import type { Family, Layout, Task } from '../family.ts'
import { machineSlip } from './machines.ts'
import { ending, payment, saleFacts, shopHead, soldTable, taxes } from './parts.ts'
import { type Sale, saleOf } from './sale.ts'
import type { Shop } from './shops.ts'
import { fuelSlip, handSlip, rideSlip } from './slips.ts'
import { beforeTotal, cardSlip, openedLine, registers, slogans } from './terminal.ts'

type Till = {
  readonly items: Parameters<typeof soldTable>[1]
  readonly align: Align
  readonly face: Face
  readonly order: string
}

interface Slip extends Layout {
  readonly form: Till | 'fuel' | 'ride' | 'machine' | 'hand' | 'sentence'
  readonly shop: Shop
}

const till = (items: Till['items'], align: Align, face: Face, order: string): Till => ({ items, align, face, order })

/** The letters of an order: Head, Facts, Items, Payment, Taxes, N the title, Slogans, R the till's Registers. */
const SLIPS: readonly Slip[] = [
  { name: 'till-01', isHeldOut: false, shop: 'grocery', form: till('one-line', 'centre', 'mono', 'HIPTF') },
  { name: 'till-02', isHeldOut: false, shop: 'grocery', form: till('two-lines', 'centre', 'mono', 'HFIPT') },
  { name: 'till-03', isHeldOut: false, shop: 'dish', form: till('quantity-first', 'centre', 'sans', 'HNFIPT') },
  { name: 'till-04', isHeldOut: false, shop: 'dish', form: till('quantity-first', 'left', 'mono', 'HFNITP') },
  { name: 'till-05', isHeldOut: false, shop: 'thing', form: till('columns', 'left', 'sans', 'HNFITP') },
  { name: 'till-06', isHeldOut: false, shop: 'thing', form: till('columns', 'centre', 'mono', 'NHFIPT') },
  { name: 'till-07', isHeldOut: false, shop: 'grocery', form: till('one-line', 'left', 'narrow', 'HIPFT') },
  { name: 'till-08', isHeldOut: false, shop: 'service', form: till('one-line', 'left', 'sans', 'NFHITP') },
  { name: 'fuel-01', isHeldOut: false, shop: 'thing', form: 'fuel' },
  { name: 'ride-01', isHeldOut: false, shop: 'thing', form: 'ride' },
  { name: 'hand-01', isHeldOut: false, shop: 'service', form: 'hand' },
  { name: 'machine-01', isHeldOut: false, shop: 'service', form: 'machine' },
  { name: 'machine-02', isHeldOut: false, shop: 'service', form: 'machine' },
  { name: 'machine-03', isHeldOut: false, shop: 'service', form: 'machine' },
  { name: 'till-11', isHeldOut: false, shop: 'grocery', form: till('one-line', 'centre', 'mono', 'SFIPTH') },
  { name: 'till-12', isHeldOut: false, shop: 'dish', form: till('quantity-first', 'centre', 'sans', 'SNHFIPT') },
  { name: 'till-13', isHeldOut: false, shop: 'thing', form: till('columns', 'left', 'narrow', 'NSFIPHT') },
  { name: 'till-14', isHeldOut: false, shop: 'grocery', form: till('two-lines', 'left', 'mono', 'SHIPTRF') },
  { name: 'till-15', isHeldOut: false, shop: 'thing', form: till('one-line', 'centre', 'sans', 'HRFIPT') },
  { name: 'machine-04', isHeldOut: true, shop: 'service', form: 'machine' },
  { name: 'till-09', isHeldOut: true, shop: 'dish', form: till('two-lines', 'left', 'narrow', 'FHNITP') },
  { name: 'till-10', isHeldOut: true, shop: 'grocery', form: till('columns', 'right', 'sans', 'IPTHF') },
  { name: 'hand-02', isHeldOut: true, shop: 'service', form: 'sentence' },
]

export const tills: Family = { name: 'till', kinds: [[8, 'receipt']], layouts: SLIPS, write }

/** Rolls of 80 and 58 mm, in points; some shops print on sheets. */
const ROLLS = [226, 226, 164]

function write({ layout, random, names }: Task): Design {
  const slip = SLIPS.find(({ name }) => name === layout)
  if (!slip) throw new RangeError(`No layout ${layout}`)
  const { form } = slip
  if (form === 'hand' || form === 'sentence') {
    const { blocks } = handSlip(names, form === 'sentence')
    const size = random.pick([A5, A5, A4, { width: 420, height: 298 }])
    return {
      form: 'printed',
      paper: paper(size, random.whole(24, 50)),
      face: random.pick(['sans', 'serif']),
      size: 10,
      body: blocks,
    }
  }
  const body = rollBlocks(names, form, slip.shop)
  const isSheet = random.chance(0.08)
  const width = isSheet ? A5.width : random.pick(ROLLS)
  const face = typeof form === 'object' ? form.face : random.pick<Face>(['mono', 'sans'])
  return {
    form: 'printed',
    paper: paper({ width, height: 3000 }, random.whole(6, 14)),
    face,
    size: (face === 'mono' ? 7 : 8) * (isSheet ? 1.2 : width / 226),
    body,
    isCut: true,
  }
}

function rollBlocks(names: Names, form: Till | 'fuel' | 'ride' | 'machine', shop: Shop): Block[] {
  switch (form) {
    case 'fuel':
      return fuelSlip(names).blocks
    case 'ride':
      return rideSlip(names).blocks
    case 'machine':
      return machineSlip(names)
    default:
      return tillBlocks(saleOf(names, shop), form)
  }
}

function tillBlocks(sale: Sale, { items, align, order }: Till): Block[] {
  const parts = new Map<string, () => Block[]>([
    ['H', () => shopHead(sale, align)],
    ['F', () => [...openedLine(sale), ...saleFacts(sale)]],
    ['I', () => soldTable(sale, items)],
    ['P', () => [...beforeTotal(sale), ...payment(sale)]],
    ['T', () => taxes(sale)],
    ['S', () => slogans(sale, align)],
    ['R', () => registers(sale)],
    ['N', () => [lines([sale.random.pick(sale.words.titles)], { align, isBold: true, size: 11 })]],
  ])
  const body = [...order].flatMap((part) => [...(parts.get(part)?.() ?? []), gap(5)])
  const [card, last] = [cardSlip(sale), ending(sale, align)]
  return [...body, ...(sale.random.chance(0.7) ? [...card, ...last] : [...last, ...card])]
}
