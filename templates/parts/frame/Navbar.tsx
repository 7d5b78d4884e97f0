import { Enhance } from '../../islands/Enhance.tsx'
import type { Context } from '../../types.ts'
import { ActionLink, linkAttributes } from '../Button.tsx'
import { itemNumber } from '../format.ts'
import { Icon } from '../Icon.tsx'
import { Brand } from './Brand.tsx'
import { Languages } from './Languages.tsx'

interface FrameProps {
  readonly context: Context
}

/** The navigation of every page; on phones a menu, which is a popover and opens without scripts. */
export function Navbar({ context }: FrameProps) {
  return (
    <Enhance name="language-switcher" load="idle">
      <Enhance name="mobile-menu" load="idle">
        <Bar context={context} />
        <Menu context={context} />
      </Enhance>
    </Enhance>
  )
}

function Bar({ context }: FrameProps) {
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
          <ActionLink action={navigation.action} size="small" arrow={false} />
        </div>
        <div className="navbar__mobile">
          <ActionLink action={navigation.action} size="small" arrow={false} />
          <button className="icon-button" type="button" popoverTarget="menu" aria-label={words.menu.open}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}

function Menu({ context }: FrameProps) {
  const { navigation, interface: words } = context.data
  return (
    <nav className="menu" id="menu" popover="auto" aria-label={words.menu.label}>
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
      <div className="menu__links">
        {navigation.main.map(({ label, to }, index) => (
          <a key={label} {...linkAttributes(to)} {...current(to.href, context)}>
            <span className="label">{itemNumber(index + 1)}</span>
            {label}
          </a>
        ))}
      </div>
      <Languages context={context} isFull />
      <ActionLink action={navigation.action} />
    </nav>
  )
}

const current = (href: string, { route }: Context) => (href === route ? { 'aria-current': 'page' as const } : {})
