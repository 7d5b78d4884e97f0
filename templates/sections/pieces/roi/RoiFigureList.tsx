import { type RoiFigure, type RoiFigures, type RoiLanguage, roiTerm } from './roi-texts.ts'

interface RoiFigureListProps {
  readonly of: readonly RoiFigure[]
  readonly figures: RoiFigures
  readonly words: RoiLanguage['words']
  readonly className: string
}

/** Figures of the calculator with their names; the island finds them by `data-figure`. */
export function RoiFigureList({ of: names, figures, words, className }: RoiFigureListProps) {
  return (
    <dl className={className}>
      {names.map((name) => (
        <div key={name}>
          <dt>{roiTerm(name, words)}</dt>
          <dd data-figure={name}>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
