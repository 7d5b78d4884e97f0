// 24 px grid, 1.6 px line, square caps. One sprite per page; the word beside an icon says what it means.
const SHAPES = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M4 12.5l5 5L20 6.5',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  plus: 'M12 4v16M4 12h16',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M12 4v15M6 13l6 6 6-6',
  upload: 'M12 16V4M6 10l6-6 6 6M4 16v4h16v-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6z',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8z',
  star: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.5L12 17l-5.7 3.4 1.5-6.5L3 9.6 9.3 9z',
  alert: 'M12 3l10 18H2zM12 10v5M12 17.5v.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7v.5',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  refresh: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  keyboard: 'M2 7h20v11H2zM6 11h.5M10 11h.5M14 11h.5M18 11h.5M7 15h10',
  stack: 'M12 3l9 5-9 5-9-5zM3 13l9 5 9-5',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.8 4 2.7 4 5.5',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
  gauge: 'M3 18a9 9 0 1 1 18 0M12 18l5-7',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  wrench: 'M14 7a4.5 4.5 0 0 1 6-3l-3 3 .5 2.5L20 10l2-3a4.5 4.5 0 0 1-6 6L8 21l-4-4z',
} as const

export type IconName = keyof typeof SHAPES

/** An icon of the page's sprite. It is hidden from screen readers: the text beside it has to say the same. */
export function Icon({ name, large = false }: { readonly name: IconName; readonly large?: boolean }) {
  return (
    <svg className={`icon icon--${name}${large ? ' icon--large' : ''}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}

/** The shapes that `Icon` refers to; stands once on every page, as text in place of a hundred elements. */
export function Sprite() {
  const symbols = Object.entries(SHAPES).map(
    ([name, d]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${d}"></path></symbol>`,
  )
  const text = `<defs>${symbols.join('')}</defs>`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing from outside gets here.
  return <svg className="sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: text }} />
}
