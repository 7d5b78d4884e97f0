import type { LegalNoticeSection, Operator } from '../../schemas/types.ts'
import { linkAttributes } from '../parts/Button.tsx'
import { Fold } from '../parts/Fold.tsx'
import { phoneHref } from '../parts/frame/TitleBlock.tsx'
import { OperatorField } from '../parts/OperatorField.tsx'
import { Placeholder } from '../parts/Pieces.tsx'
import { SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'
import { splitAt } from './pieces/split-at.ts'

/** The operator's details in a card (DDG §5), on phones under their title; complete ones stand in the imprint. */
export function LegalNotice({ section, context }: SectionProps<LegalNoticeSection>) {
  const { operator, interface: words } = context.data
  return (
    <SectionFrame section={section} className="section--small">
      <div className="card legal">
        <Fold title={section.title} onPhones>
          <h2>{section.title}</h2>
          <p>
            <OperatorField operator={operator} field="name" />
            {', '}
            <Placeholder when={operator.placeholders}>{addressOf(operator)}</Placeholder>
            {`. ${words.phone} `}
            <a href={phoneHref(operator.phone)}>
              <OperatorField operator={operator} field="phone" />
            </a>
            {`, ${words.email} `}
            <a href={`mailto:${operator.email}`}>
              <OperatorField operator={operator} field="email" />
            </a>
            {'. '}
            {operator.vatId && (
              <>
                {`${words.owner.vatId} `}
                <OperatorField operator={operator} field="vatId" />
                {'. '}
              </>
            )}
            <Imprint context={context} />
          </p>
        </Fold>
      </div>
    </SectionFrame>
  )
}

function addressOf({ street, postalCode, city }: Operator): string {
  return `${street}, ${postalCode} ${city}`
}

function Imprint({ context: { data } }: { readonly context: Context }) {
  const { imprint, imprintLink } = data.interface.owner
  // The imprint is recognized by the label of its link; failing that, it is the first of the legal pages.
  const legal = data.navigation.legal
  const page = legal.find(({ label }) => label === imprintLink) ?? legal[0]
  const [before, , after] = splitAt(imprint, '{link}')
  return (
    <>
      {before}
      {page ? <a {...linkAttributes(page.to)}>{imprintLink}</a> : imprintLink}
      {after}
    </>
  )
}
