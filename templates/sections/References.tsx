import type { Interface, Reference, ReferencesSection } from '../../schemas/types.ts'
import { type Device as DeviceKind, screen } from '../drawings/drawing.ts'
import { linkAttributes } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { fill } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { Photo } from '../parts/Photo.tsx'
import { ExampleMark } from '../parts/Pieces.tsx'
import type { SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'

/**
 * Reference projects in device frames; one that is not a real customer's is labelled as an example. The switch between devices is two radio buttons and a style sheet.
 */
export function References(props: SectionProps<ReferencesSection>) {
  const { references, intervalMs = 6000, autoplay = true, id = 'references' } = props.section
  const words = props.context.data.interface
  return (
    <CarouselSection
      {...props}
      inside="references"
      item="reference"
      slides={references.map((reference) => <Slide key={reference.name} reference={reference} words={words} />)}
      look="single"
      intervalMs={intervalMs}
      autoplay={autoplay}
      before={<DeviceSwitch name={`${id}-device`} words={words.device} />}
      slideClass="reference"
    />
  )
}

function DeviceSwitch({ name, words }: { readonly name: string; readonly words: Interface['device'] }) {
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{words.label}</legend>
      <label>
        <input type="radio" name={name} value="desktop" defaultChecked />
        {words.desktop}
      </label>
      <label>
        <input type="radio" name={name} value="mobile" />
        {words.phone}
      </label>
    </fieldset>
  )
}

function Slide({ reference, words }: { readonly reference: Reference; readonly words: Interface }) {
  const { name, url, description, status, month, example } = reference
  return (
    <>
      <div className="reference__stage graph">
        <Device reference={reference} kind="desktop" label={fill(words.device.onDesktop, { name })} />
        <Device reference={reference} kind="mobile" label={fill(words.device.onPhone, { name })} />
      </div>
      <div className="reference__text">
        <div>
          <h3>{name}</h3>
          <p className="cluster cluster--tight">
            {example && <ExampleMark text={words.example} />}
            <span className="label">{`${status} ${month}`}</span>
          </p>
        </div>
        <p>{description}</p>
        {url && (
          <a className="cluster cluster--tight" {...linkAttributes(url)}>
            <span>
              {words.link.view}
              <span className="visually-hidden">{`: ${name}`}</span>
            </span>
            <Icon name="arrow" />
          </a>
        )}
      </div>
    </>
  )
}

interface DeviceProps {
  readonly reference: Reference
  readonly kind: DeviceKind
  readonly label: string
}

/** A screenshot in its frame: the project's own picture, or else the drawn one. */
function Device({ reference, kind, label }: DeviceProps) {
  const picture = kind === 'desktop' ? reference.desktopImage : reference.mobileImage
  const sizes = kind === 'desktop' ? '(min-width: 48rem) 44rem, 90vw' : '12.5rem'
  return (
    <div className={`device device--${kind}`}>
      {picture ? <Photo picture={picture} sizes={sizes} /> : <Svg text={screen(reference.screen, kind, label)} />}
    </div>
  )
}
