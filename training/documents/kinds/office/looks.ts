import type { LabelPlace } from '../../page/blocks.ts'
import type { Face } from '../../page/design.ts'

/** How a paper with headings looks. */
export interface Look {
  readonly name: string
  readonly isHeldOut: boolean
  readonly face: Face
  readonly size: number
  readonly title: 'left' | 'centre' | 'right'
  /** How much larger the title is than the text. */
  readonly larger: number
  /** Before a heading; "#" is its number. */
  readonly number: '# ' | '#. ' | '§ # ' | '' | '#) ' | '#.0 '
  readonly bullet: '• ' | '- ' | '' | '– ' | '* ' | '◦ '
  readonly meta: LabelPlace
  /** Whose paper it is: over the title, in every foot, or nowhere. */
  readonly house: 'top' | 'foot' | 'head' | 'none'
  readonly hasPageNumbers: boolean
  readonly isCapital: boolean
  readonly leading: number
}

const USUAL: Look = {
  name: '',
  isHeldOut: false,
  face: 'sans',
  size: 10.5,
  title: 'left',
  larger: 6,
  number: '#. ',
  bullet: '• ',
  meta: 'left',
  house: 'none',
  hasPageNumbers: true,
  isCapital: false,
  leading: 1.25,
}

const look = (name: string, parts: Partial<Look> = {}): Look => ({ ...USUAL, ...parts, name })
const held = (name: string, parts: Partial<Look>): Look => ({ ...look(name, parts), isHeldOut: true })

export const LOOKS: readonly Look[] = [
  look('sheet-01'),
  look('sheet-02', { face: 'serif', size: 11.5, title: 'centre', number: '§ # ', meta: 'run', bullet: '- ' }),
  look('sheet-03', { house: 'top', number: '', larger: 9, meta: 'across', leading: 1.4 }),
  look('sheet-04', { face: 'narrow', size: 10, title: 'right', house: 'head', number: '# ', meta: 'right' }),
  look('sheet-05', {
    face: 'mono',
    size: 9.5,
    larger: 1,
    number: '#) ',
    bullet: '* ',
    meta: 'run',
    hasPageNumbers: false,
  }),
  look('sheet-06', { title: 'centre', isCapital: true, larger: 3, number: '', house: 'foot', meta: 'above' }),
  look('sheet-07', { face: 'serif', size: 12, larger: 8, number: '#. ', house: 'top', bullet: '– ', leading: 1.5 }),
  look('sheet-08', { size: 9, larger: 12, number: '', meta: 'apart', house: 'foot', bullet: '' }),
  look('sheet-09', { size: 11, larger: 0, number: '# ', hasPageNumbers: false, meta: 'run' }),
  look('sheet-10', { face: 'narrow', size: 11, title: 'centre', number: '§ # ', house: 'head', leading: 1.15 }),
  look('sheet-11', {
    face: 'serif',
    size: 10,
    isCapital: true,
    number: '#.0 ',
    meta: 'left',
    house: 'top',
    title: 'right',
  }),
  look('sheet-12', {
    size: 12,
    larger: 4,
    number: '',
    bullet: '- ',
    hasPageNumbers: false,
    meta: 'left',
    title: 'centre',
  }),
  look('sheet-13', { size: 10, larger: 14, number: '#) ', meta: 'across', house: 'foot', face: 'narrow' }),
  held('sheet-91', {
    face: 'serif',
    title: 'right',
    number: '#) ',
    meta: 'above',
    house: 'foot',
    bullet: '◦ ',
    larger: 2,
  }),
  held('sheet-92', {
    face: 'narrow',
    size: 12,
    title: 'centre',
    number: '#.0 ',
    meta: 'apart',
    house: 'head',
    isCapital: true,
  }),
  held('sheet-93', {
    face: 'mono',
    size: 10,
    larger: 5,
    number: '# ',
    meta: 'right',
    house: 'top',
    bullet: '◦ ',
    leading: 1.1,
  }),
]
