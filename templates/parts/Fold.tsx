import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: ReactNode
  /** Folded on phones only: wider screens show what it holds, and no title. */
  readonly onPhones?: boolean
  /** Further classes, such as "after". */
  readonly className?: string
  readonly children: ReactNode
}

/** What is secondary under its title: works without scripts, and browsers open it for what is searched or linked in it. */
export function Fold({ title, onPhones = false, className, children }: FoldProps) {
  const classes = ['fold', onPhones && 'fold--phones', className].filter(Boolean).join(' ')
  return (
    <details className={classes}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** What phones show under the title of a fold; without a title all of it is shown everywhere. */
export function FoldOnPhones({
  title,
  children,
}: {
  readonly title: string | undefined
  readonly children: ReactNode
}) {
  if (!title) return children
  return (
    <Fold title={title} onPhones>
      {children}
    </Fold>
  )
}
