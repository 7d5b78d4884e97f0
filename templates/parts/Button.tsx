import type { ReactNode } from 'react'
import type { Action, LeadContext, Link } from '../../schemas/types.ts'
import { Icon } from './Icon.tsx'

export type ButtonKind = 'primary' | 'secondary' | 'tertiary' | 'amber'

/** An event for the data layer, pushed when the element is clicked. */
export interface ClickEvent {
  readonly event: 'cta_clicked' | 'package_selected' | 'floating_cta_clicked'
  readonly [field: string]: string
}

export interface ButtonLook {
  readonly kind?: ButtonKind
  readonly size?: 'small' | 'wide'
  /** Further classes, such as "floating". */
  readonly className?: string
}

/** The class of everything that looks like a button. */
export function buttonClass({ kind = 'primary', size, className }: ButtonLook): string {
  const parts = ['button', kind !== 'primary' && `button--${kind}`, size && `button--${size}`, className]
  return parts.filter(Boolean).join(' ')
}

interface ButtonLinkProps extends ButtonLook {
  readonly to: Link
  readonly children: ReactNode
  /** Whether it ends in an arrow; tertiary ones do not. */
  readonly arrow?: boolean
  readonly event?: ClickEvent
  /** Carried by the booking lead in place of the page's own. */
  readonly source?: string
  /** What a visitor says who opens the booking with it (templates/islands/visit). */
  readonly remember?: LeadContext
}

/**
 * A link that looks like a button. Where it opens the booking dialog it carries `data-open="booking"`; its
 * `href` is the plain page that does the same without scripts.
 */
export function ButtonLink({ to, children, arrow, event, source, remember, ...look }: ButtonLinkProps) {
  return (
    <a
      className={buttonClass(look)}
      {...linkAttributes(to)}
      data-source={source}
      data-event={event && JSON.stringify(event)}
      data-remember={remember && JSON.stringify(remember)}
    >
      {children}
      {(arrow ?? look.kind !== 'tertiary') && <Icon name="arrow" />}
    </a>
  )
}

/** `href` and whatever else a resolved link needs; for links that are not buttons. */
export function linkAttributes(to: Link) {
  return {
    href: to.href,
    'data-open': to.opens ?? undefined,
    rel: to.external ? 'noopener' : undefined,
  }
}

interface ActionLinkProps extends Omit<ButtonLook, 'kind'> {
  readonly action: Action
  /** Where the action does not say it. */
  readonly kind?: ButtonKind
  readonly arrow?: boolean
}

/** An action of the content as a button; its event goes to the data layer with the label as `cta_text`. */
export function ActionLink({ action, kind = 'primary', ...rest }: ActionLinkProps) {
  const { to, source } = action
  const event = actionEvent(action)
  return (
    <ButtonLink to={to} kind={action.kind ?? kind} {...rest} {...(event && { event })} {...(source && { source })}>
      {action.label}
    </ButtonLink>
  )
}

function actionEvent({ event, label }: Action): ClickEvent | undefined {
  if (!event) return undefined
  return { event: event.name, ...(event.location && { location: event.location }), cta_text: label }
}
