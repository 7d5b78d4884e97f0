// How letters look: each name is a layout, about every fifth is never learnt from.
import type { Face } from '../../page/design.ts'
import type { Layout } from '../family.ts'

/** Where the parts of a letter stand. */
export interface Look {
  readonly head: 'left' | 'right' | 'centre' | 'split' | 'none'
  /** The sender in one small line over the address. */
  readonly hasReturnLine: boolean
  readonly infos: 'block' | 'across' | 'run' | 'above' | 'none'
  readonly date: 'info' | 'right' | 'left' | 'end' | 'top'
  readonly subject: 'bold' | 'label' | 'usual' | 'centre' | 'capitals' | 'after-greeting'
  readonly recipient: 'left' | 'right' | 'under'
  readonly foot: 'columns' | 'line' | 'centre' | 'none'
  readonly face: Face
  readonly size: number
  /** Whether paragraphs are set apart by white. */
  readonly isAiry: boolean
}

const DIN: Look = {
  head: 'right',
  hasReturnLine: true,
  infos: 'block',
  date: 'info',
  subject: 'bold',
  recipient: 'left',
  foot: 'columns',
  face: 'sans',
  size: 10.5,
  isAiry: true,
}

interface Named extends Look {
  readonly name: string
  readonly isHeldOut: boolean
}

const look = (name: string, parts: Partial<Look> = {}): Named => ({ ...DIN, ...parts, name, isHeldOut: false })
const held = (name: string, parts: Partial<Look>): Named => ({ ...look(name, parts), isHeldOut: true })

export const LOOKS: readonly Named[] = [
  look('din-01'),
  look('din-02', { head: 'left', infos: 'across', face: 'serif', size: 11 }),
  look('din-03', { head: 'centre', infos: 'none', date: 'right', foot: 'line' }),
  look('din-04', { infos: 'above', foot: 'centre', face: 'narrow', size: 10 }),
  look('din-05', { head: 'split', infos: 'run', date: 'right', subject: 'label' }),
  look('block-01', {
    head: 'left',
    hasReturnLine: false,
    infos: 'none',
    date: 'left',
    subject: 'after-greeting',
    face: 'serif',
    size: 11.5,
  }),
  look('block-02', {
    head: 'right',
    hasReturnLine: false,
    infos: 'none',
    date: 'left',
    subject: 'after-greeting',
    foot: 'centre',
  }),
  look('block-03', {
    head: 'centre',
    hasReturnLine: false,
    infos: 'run',
    date: 'top',
    subject: 'bold',
    foot: 'line',
    isAiry: false,
  }),
  look('private-01', { head: 'left', infos: 'none', date: 'right', subject: 'bold', foot: 'none', size: 11 }),
  look('private-02', {
    head: 'right',
    hasReturnLine: false,
    infos: 'none',
    date: 'right',
    subject: 'usual',
    foot: 'none',
    face: 'serif',
    size: 12,
  }),
  look('private-03', {
    head: 'left',
    hasReturnLine: false,
    infos: 'run',
    date: 'left',
    subject: 'label',
    foot: 'none',
    isAiry: false,
  }),
  look('old-01', { head: 'left', infos: 'across', subject: 'label', foot: 'none', face: 'mono', size: 10 }),
  look('modern-01', { head: 'none', hasReturnLine: true, infos: 'above', subject: 'bold', foot: 'columns', size: 9.5 }),
  look('modern-02', { head: 'split', infos: 'block', foot: 'line', subject: 'capitals', face: 'narrow', size: 11 }),
  look('right-01', {
    head: 'left',
    recipient: 'right',
    infos: 'none',
    date: 'left',
    subject: 'centre',
    foot: 'none',
    face: 'serif',
    size: 12,
  }),
  look('right-02', {
    head: 'centre',
    recipient: 'right',
    hasReturnLine: false,
    infos: 'run',
    date: 'left',
    subject: 'label',
    foot: 'line',
  }),
  look('end-01', {
    head: 'centre',
    infos: 'none',
    date: 'end',
    recipient: 'under',
    subject: 'centre',
    foot: 'centre',
    face: 'serif',
    size: 12,
  }),
  look('end-02', {
    head: 'none',
    hasReturnLine: false,
    infos: 'none',
    date: 'end',
    recipient: 'under',
    subject: 'label',
    foot: 'none',
    size: 11,
  }),
  held('din-91', { head: 'split', infos: 'across', date: 'right', foot: 'centre', face: 'serif', size: 10 }),
  held('block-91', {
    head: 'right',
    hasReturnLine: true,
    infos: 'run',
    date: 'top',
    subject: 'capitals',
    foot: 'columns',
    isAiry: false,
  }),
  held('private-91', {
    head: 'centre',
    infos: 'none',
    date: 'left',
    recipient: 'right',
    subject: 'bold',
    foot: 'none',
    size: 11.5,
  }),
  held('end-91', {
    head: 'left',
    infos: 'above',
    date: 'end',
    recipient: 'under',
    subject: 'usual',
    foot: 'line',
    face: 'narrow',
    size: 12,
  }),
  held('modern-91', {
    head: 'none',
    infos: 'block',
    subject: 'label',
    recipient: 'right',
    foot: 'centre',
    face: 'mono',
    size: 9.5,
  }),
]

/** Mails and texts without layout. */
const PLAIN: readonly Layout[] = [
  { name: 'mail-01', isHeldOut: false },
  { name: 'mail-02', isHeldOut: false },
  { name: 'mail-03', isHeldOut: false },
  { name: 'mail-91', isHeldOut: true },
]

export const LETTER_LAYOUTS: readonly Layout[] = [
  ...LOOKS.map(({ name, isHeldOut }) => ({ name, isHeldOut })),
  ...PLAIN,
]
