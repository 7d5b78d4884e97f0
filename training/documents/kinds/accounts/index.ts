// Papers made of one table: statements of banks, accounts rendered, hours worked, prices.
import type { DocumentKind } from '../../../../functions/document/types.ts'
import type { Names } from '../../names/names.ts'
import type { Block } from '../../page/blocks.ts'
import { A4, type Design, LETTER, paper } from '../../page/design.ts'
import type { Family, Layout, Task } from '../family.ts'
import { bankStatement } from './bank-statement.ts'
import { priceList } from './price-list.ts'
import { statement } from './statement.ts'
import { timeSheet } from './time-sheet.ts'

interface Look extends Layout {
  readonly blocks: (names: Names) => Block[]
}

const look = (name: string, kind: DocumentKind, blocks: Look['blocks'], isHeldOut = false): Look => ({
  name,
  isHeldOut,
  kinds: [kind],
  blocks,
})

const LOOKS: readonly Look[] = [
  look('bank-01', 'bank-statement', (names) => bankStatement(names, 'signed')),
  look('bank-02', 'bank-statement', (names) => bankStatement(names, 'letters')),
  look('bank-03', 'bank-statement', (names) => bankStatement(names, 'two-columns')),
  look('bank-04', 'bank-statement', (names) => bankStatement(names, 'summary-first')),
  look('bank-05', 'bank-statement', (names) => bankStatement(names, 'running'), true),
  look('hours-01', 'time-sheet', (names) =>
    timeSheet(names, { columns: [0, 1, 2, 3, 4], facts: 'left', hasDayNames: false }),
  ),
  look('hours-02', 'time-sheet', (names) => timeSheet(names, { columns: [0, 5, 4], facts: 'run', hasDayNames: false })),
  look('hours-03', 'time-sheet', (names) =>
    timeSheet(names, { columns: [0, 1, 2, 4, 5], facts: 'left', hasDayNames: true }),
  ),
  look('hours-04', 'time-sheet', (names) =>
    timeSheet(names, { columns: [0, 4, 5], facts: 'across', hasDayNames: true }),
  ),
  look(
    'hours-05',
    'time-sheet',
    (names) => timeSheet(names, { columns: [5, 0, 1, 2, 3, 4], facts: 'across', hasDayNames: true }),
    true,
  ),
  look('prices-01', 'price-list', (names) =>
    priceList(names, { columns: [0, 1, 2, 3], hasGroups: false, hasHead: true }),
  ),
  look('prices-02', 'price-list', (names) => priceList(names, { columns: [1, 3], hasGroups: true, hasHead: false })),
  look('prices-03', 'price-list', (names) => priceList(names, { columns: [1, 2, 3], hasGroups: true, hasHead: true })),
  look('prices-04', 'price-list', (names) => priceList(names, { columns: [1, 3], hasGroups: false, hasHead: true })),
  look(
    'prices-05',
    'price-list',
    (names) => priceList(names, { columns: [3, 0, 1], hasGroups: true, hasHead: true }),
    true,
  ),
  look('account-01', 'statement', (names) => statement(names, { facts: 'left', hasShares: true, place: 'window' })),
  look('account-02', 'statement', (names) => statement(names, { facts: 'run', hasShares: false, place: 'right' })),
  look('account-03', 'statement', (names) => statement(names, { facts: 'apart', hasShares: false, place: 'none' })),
  look('account-04', 'statement', (names) => statement(names, { facts: 'across', hasShares: true, place: 'window' })),
  look('account-05', 'statement', (names) => statement(names, { facts: 'run', hasShares: true, place: 'none' }), true),
]

export const accounts: Family = {
  name: 'account',
  kinds: [
    [2, 'bank-statement'],
    [1.5, 'time-sheet'],
    [1.5, 'price-list'],
    [1.5, 'statement'],
  ],
  layouts: LOOKS,
  write,
}

function write({ layout, random, names }: Task): Design {
  const found = LOOKS.find(({ name }) => name === layout)
  if (!found) throw new RangeError(`No layout ${layout}`)
  return {
    form: 'printed',
    paper: paper(names.country.code === 'US' ? LETTER : A4, random.whole(36, 66)),
    face: random.pick(['sans', 'sans', 'serif', 'narrow']),
    size: random.pick([9, 10, 10.5]),
    body: found.blocks(names),
    ...(random.chance(0.4) ? { foot: pageFoot(names) } : {}),
  }
}

function pageFoot({ language }: Names): (page: number, count: number) => Block[] {
  const word = { de: 'Seite', en: 'Page', pt: 'Página' }[language]
  return (page, count) => [
    {
      block: 'lines',
      lines: [{ spans: [{ text: `${word} ${page}/${count}`, value: null }], isSalient: false }],
      style: { size: 7.5, align: 'right' },
    },
  ]
}
