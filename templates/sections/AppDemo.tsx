import type { AppDemoSection } from '../../schemas/types.ts'
import { type PrototypeScreen, prototypeScreens } from '../drawings/screens/prototypes.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ActionLink, buttonClass } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { fill } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** A phone whose drawn buttons lead from screen to screen; without scripts, all screens side by side. */
export function AppDemo({ section, number, context }: SectionProps<AppDemoSection>) {
  const { head, prototype, label, screen, again, help, points, action } = section
  const screens = prototypeScreens(prototype, context.language)
  const position = (index: number) =>
    fill(screen, { n: index + 1, total: screens.length, title: screens[index]?.title ?? '' })
  return (
    <SectionFrame section={section} inside="split split--even beside">
      <Head head={head} number={number} context={context} flush />
      <Enhance name="app-demo">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
        <div className="live" role="group" aria-label={label}>
          <ol className="app__screens live__one graph">
            {screens.map((one, index) => (
              <Screen key={one.title} screen={one} position={position(index)} isFirst={index === 0} />
            ))}
          </ol>
          <div className="cluster cluster--spread scripted">
            <p className="small">{help}</p>
            <span className="label" role="status">
              {position(0)}
            </span>
            <button type="button" className={buttonClass({ kind: 'secondary', size: 'small' })} data-again="">
              <Icon name="refresh" />
              {again}
            </button>
          </div>
        </div>
      </Enhance>
      <div className="stack stack--loose">
        <ul className="stack">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="small">{text}</p>
            </li>
          ))}
        </ul>
        <ActionLink action={action} />
      </div>
    </SectionFrame>
  )
}

interface ScreenProps {
  readonly screen: PrototypeScreen
  readonly position: string
  readonly isFirst: boolean
}

function Screen({ screen: { svg, taps }, position, isFirst }: ScreenProps) {
  return (
    <li className="device device--mobile" data-position={position} data-shown={isFirst ? '' : undefined}>
      <div className="app__screen">
        <Svg text={svg} />
        {taps.map(({ label, area, to }) => (
          <button
            key={label}
            type="button"
            className="app__tap scripted"
            aria-label={label}
            data-area={area.join(' ')}
            data-to={to}
          />
        ))}
      </div>
    </li>
  )
}
