import type { Action, PageData } from '../../../schemas/types.ts'
import { Enhance } from '../../islands/Enhance.tsx'
import type { Context } from '../../types.ts'
import { ActionLink, linkAttributes } from '../Button.tsx'
import { itemNumber } from '../format.ts'
import { Icon } from '../Icon.tsx'
import { Brand } from './Brand.tsx'
import { Languages } from './Languages.tsx'

interface NavbarProps {
  readonly context: Context
  readonly page: PageData
}

interface FrameProps {
  readonly context: Context
  /** Books, or leads to where one can. */
  readonly action: Action
}

/** The navigation of every page; on phones a menu, which is a popover and opens without scripts. */
export function Navbar({ context, page }: NavbarProps) {
  const { action } = context.data.navigation
  const isPlain = page.booking?.bar === false
  const frame = { context, action: isPlain ? { ...action, to: { ...action.to, opens: null } } : action }
  return (
    <Enhance name="language-switcher" load="idle">
      <Enhance name="mobile-menu" load="idle">
        <Bar {...frame} />
        <Menu {...frame} />
      </Enhance>
    </Enhance>
  )
}

function Bar({ context, action }: FrameProps) {
  const { navigation, interface: words } = context.data
  return (
    <header className="navbar">
      <div className="page navbar__row">
        <Brand context={context} />
        <nav className="navbar__links" aria-label={words.mainNavigation}>
          {navigation.main.map(({ label, to }) => (
            <a key={label} {...linkAttributes(to)} {...current(to.href, context)}>
              {label}
            </a>
          ))}
        </nav>
        <div className="navbar__tools">
          <Languages context={context} />
          <ActionLink action={action} size="small" arrow={false} />
        </div>
        <div className="navbar__mobile">
          <ActionLink action={action} size="small" arrow={false} />
          <button className="icon-button" type="button" popoverTarget="menu" aria-label={words.menu.open}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}

function Menu({ context, action }: FrameProps) {
  const { navigation, interface: words } = context.data
  return (
    <div className="menu" id="menu" popover="auto">
      <div className="cluster cluster--spread">
        <Brand context={context} />
        <button
          className="icon-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={words.menu.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className="menu__links" aria-label={words.menu.label}>
        {navigation.main.map(({ label, to }, index) => (
          <a key={label} {...linkAttributes(to)} {...current(to.href, context)}>
            <span className="label">{itemNumber(index + 1)}</span>
            {label}
          </a>
        ))}
      </nav>
      <Languages context={context} isFull />
      <ActionLink action={action} />
    </div>
  )
}

const current = (href: string, { route }: Context) => (href === route ? { 'aria-current': 'page' as const } : {})
