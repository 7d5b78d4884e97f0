import type { OwnerProfileSection } from '../../schemas/types.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { typeset } from '../parts/format.ts'
import { phoneHref } from '../parts/frame/TitleBlock.tsx'
import { Icon } from '../parts/Icon.tsx'
import { OperatorField } from '../parts/OperatorField.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Ticks } from '../parts/Pieces.tsx'
import { SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Who the visitor will talk to, beside a drawn portrait. */
export function OwnerProfile({ section, context }: SectionProps<OwnerProfileSection>) {
  const { label, title, text, points, portrait } = section
  const { operator, interface: words } = context.data
  return (
    <SectionFrame section={section} inside="owner">
      <figure className="figure">
        {portrait ? (
          <Photo picture={portrait} sizes="15rem" />
        ) : (
          <Drawing name="portrait" language={context.language} />
        )}
        <figcaption>
          <strong>
            <OperatorField operator={operator} field="name" />
          </strong>
        </figcaption>
      </figure>
      <div className="stack">
        <p className="label">{label}</p>
        <h2>{typeset(title, context.settings.hyphenation)}</h2>
        <p className="lead">{text}</p>
        {points && <Ticks items={points} />}
        <p className="cluster">
          <Icon name="phone" />
          <a href={phoneHref(operator.phone)}>
            <span className="visually-hidden">{`${words.owner.call}: `}</span>
            <OperatorField operator={operator} field="phone" />
          </a>
        </p>
      </div>
    </SectionFrame>
  )
}
