import type { Interface, Package, PackagesSection } from '../../schemas/types.ts'
import { cubes } from '../drawings/drawing.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { Promises, Ticks } from '../parts/Pieces.tsx'
import { Price, priceText } from '../parts/Price.tsx'
import type { Context, SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'
import { counted } from './pieces/counted.ts'
import { Scarcity } from './pieces/Scarcity.tsx'

/** Packages side by side, their blocks drawn at one scale; their rows line up. On phones they are a carousel. */
export function Packages(props: SectionProps<PackagesSection>) {
  const { packages, financing, priceNote, action, notice, intervalMs = 5000, autoplay = true } = props.section
  return (
    <CarouselSection
      {...props}
      item="package"
      slides={packages.map((item) => (
        <PackageCard key={item.name} item={item} texts={{ priceNote, action }} context={props.context} />
      ))}
      look="phones"
      trackClass="packages"
      slideClass={(index) => (packages[index]?.highlighted ? 'package package--main' : 'package')}
      intervalMs={intervalMs}
      autoplay={autoplay}
    >
      {(financing || notice) && (
        <div className="stack after">
          {financing && <Promises points={financing} />}
          {notice && <Scarcity notice={notice} />}
        </div>
      )}
    </CarouselSection>
  )
}

interface PackageProps {
  readonly item: Package
  readonly texts: Pick<PackagesSection, 'priceNote' | 'action'>
  readonly context: Context
}

function PackageCard({ item, texts, context }: PackageProps) {
  const { name, subtitle, staff, price, roiMonths, badge, highlighted = false } = item
  const words = context.data.interface.packages
  const [width, depth, height] = item.cubes
  return (
    <>
      {badge && <span className="badge badge--amber package__badge">{badge}</span>}
      <Svg text={cubes(width, depth, height)} />
      <div>
        <h3 data-package={name}>{name}</h3>
        <p className="small">{counted(words.staff, staff)}</p>
        {subtitle && <p className="small">{subtitle}</p>}
      </div>
      <p className="package__price">
        <Price of={price} context={context} />
        <small>{texts.priceNote}</small>
      </p>
      <p className="small">
        <b>{counted(words.roi, roiMonths)}</b>
      </p>
      <Ticks items={contentsOf(item, words)} />
      <ButtonLink
        to={{ href: context.bookingUrl, opens: 'booking', external: false }}
        kind={highlighted ? 'primary' : 'secondary'}
        size="wide"
        arrow={false}
        event={{ event: 'package_selected', package_name: name, package_price: priceText(price, context) }}
        remember={{ package: name }}
      >
        <span>
          {texts.action}
          <span className="visually-hidden">{`: ${name}`}</span>
        </span>
      </ButtonLink>
    </>
  )
}

function contentsOf({ deliveryWeeks, supportMonths, extras }: Package, words: Interface['packages']): string[] {
  return [counted(words.delivery, deliveryWeeks), counted(words.support, supportMonths), ...extras]
}
