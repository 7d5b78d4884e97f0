import type { Interface, Link, Package, PackagesSection } from '../../schemas/types.ts'
import { cubes } from '../drawings/drawing.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { Carousel } from '../parts/Carousel.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { formatPriceRange } from '../parts/format.ts'
import { Promises, Ticks } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'
import { Scarcity } from './pieces/Scarcity.tsx'

/** Packages side by side, their blocks drawn at one scale; their rows line up. On phones they are a carousel. */
export function Packages({ section, number, context }: SectionProps<PackagesSection>) {
  const { head, packages, financing, priceNote, action, notice, intervalMs = 5000, autoplay = true } = section
  const { language, bookingHref, data } = context
  const to: Link = { href: bookingHref, opens: 'booking', external: false }
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Carousel
        label={head.title}
        item={data.interface.carousel.package}
        slides={packages.map((item) => (
          <PackageCard
            key={item.name}
            item={item}
            words={data.interface.packages}
            price={formatPriceRange(item.price, language)}
            texts={{ priceNote, action }}
            to={to}
          />
        ))}
        words={data.interface.carousel}
        look="phones"
        trackClass="packages"
        slideClass={(index) => (packages[index]?.highlighted ? 'package package--main' : 'package')}
        intervalMs={intervalMs}
        autoplay={autoplay}
      />
      {(financing || notice) && (
        <div className="stack after">
          {financing && <Promises points={financing} />}
          {notice && <Scarcity notice={notice} />}
        </div>
      )}
    </SectionFrame>
  )
}

interface PackageProps {
  readonly item: Package
  readonly words: Interface['packages']
  readonly price: string
  readonly texts: Pick<PackagesSection, 'priceNote' | 'action'>
  readonly to: Link
}

function PackageCard({ item, words, price, texts, to }: PackageProps) {
  const { name, subtitle, staff, roiMonths, badge, highlighted = false } = item
  const [width, depth, height] = item.cubes
  return (
    <>
      {badge && <span className="badge badge--amber package__badge">{badge}</span>}
      <Svg text={cubes(width, depth, height)} />
      <div>
        <h3>{name}</h3>
        <p className="small">{counted(words.staff, staff)}</p>
        {subtitle && <p className="small">{subtitle}</p>}
      </div>
      <p className="package__price">
        {price}
        <small>{texts.priceNote}</small>
      </p>
      <p className="small">
        <b>{counted(words.roi, roiMonths)}</b>
      </p>
      <Ticks items={contentsOf(item, words)} />
      <ButtonLink
        to={to}
        kind={highlighted ? 'primary' : 'secondary'}
        size="wide"
        arrow={false}
        event={{ event: 'package_selected', package_name: name, package_price: price }}
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
