// The light values of styles/tokens.css and the pens of styles/components/drawing.css, for pictures that are made at
// build time: what makes them knows neither custom properties nor light-dark(). A test compares both.

/** Colours by the name of their token. */
export const LIGHT = {
  paper: '#f7f5ef',
  'paper-deep': '#efebe0',
  surface: '#fffefa',
  ink: '#14211e',
  'ink-muted': '#4a5a55',
  control: '#74827d',
  hairline: '#d6d2c5',
  fir: '#0b5b4c',
  'on-fir': '#ffffff',
  'fir-tint': '#e3efea',
  copper: '#9a3f12',
  amber: '#f2b134',
  'on-amber': '#14211e',
} as const

/** 78 % fir and 22 % paper. */
const FIR_ON_PAPER = '#3f7d70'
/** 55 % of white on fir. */
const SEAM = '#92b7af'

const pens: Readonly<Record<string, readonly [colour: string, width: number, more?: string]>> = {
  ln: [LIGHT.ink, 2.2],
  'ln-h': [LIGHT.hairline, 1.5],
  'ln-h2': [LIGHT.control, 1.5],
  'ln-c': [LIGHT.copper, 3],
  'ln-c1': [LIGHT.copper, 2],
  'ln-g': [LIGHT.fir, 3],
  'ln-x': [LIGHT.control, 1.5, 'stroke-dasharray:18 5 3 5'],
  'ln-halo': [LIGHT.surface, 8],
  'ln-seam': [SEAM, 1.5],
  'ln-paper': [LIGHT.surface, 7],
  'ln-s': [LIGHT.copper, 3.5],
  'ln-s1': [LIGHT.copper, 1.5],
}

const fills: Readonly<Record<string, string>> = {
  'f-none': 'none',
  'f-paper': LIGHT.paper,
  'f-deep': LIGHT['paper-deep'],
  'f-surface': LIGHT.surface,
  'f-glass': `${LIGHT.surface};fill-opacity:.78`,
  'f-fir': LIGHT.fir,
  'f-fir2': FIR_ON_PAPER,
  'f-onfir': LIGHT['on-fir'],
  'f-tint': LIGHT['fir-tint'],
  'f-amber': LIGHT.amber,
  'f-copper': LIGHT.copper,
  'f-ink': LIGHT.ink,
  'f-ink2': LIGHT.control,
}

/** Colours of lettering by class; the last class of a text that is named here wins. */
export const LETTER_COLOURS: Readonly<Record<string, string>> = {
  tx: LIGHT.ink,
  'tx-s': LIGHT['ink-muted'],
  'tx-c': LIGHT.copper,
  'tx-on': LIGHT['on-fir'],
  'tx-ink': LIGHT['on-amber'],
  'tx-stamp': LIGHT.copper,
  'tx-stamp-big': LIGHT.copper,
}

/** Style sheet of a picture that stands alone. */
export function lightStyles(): string {
  const shapes = 'line,path,rect,circle,polygon'
  return [
    `${shapes}{fill:none;stroke:none;vector-effect:non-scaling-stroke;stroke-linejoin:round}`,
    ...Object.entries(pens).map(
      ([name, [colour, width, more]]) => `.${name}{stroke:${colour};stroke-width:${width}${more ? `;${more}` : ''}}`,
    ),
    '.ln-d{stroke-dasharray:7 5}',
    ...Object.entries(fills).map(([name, colour]) => `.${name}{fill:${colour}}`),
  ].join('')
}
