import type { PageData } from '../schemas/types.ts'
import { Contact } from './islands/Contact.tsx'
import { Island } from './islands/Island.tsx'
import { Roi } from './islands/Roi.tsx'

/** One landing page. */
export function Page({ page }: { page: PageData }) {
  return (
    <>
      <Hero page={page} />
      <main>
        <Stats page={page} />
        <Benefits page={page} />
        <Steps page={page} />
        <section className="tool" id="anfrage">
          <div className="wrap">
            <Tool island={page.island} />
          </div>
        </section>
        <Testimonials page={page} />
        <Packages page={page} />
        <Faq page={page} />
      </main>
      <Footer page={page} />
    </>
  )
}

function Tool({ island }: { island: PageData['island'] }) {
  const { type, ...props } = island
  return type === 'roi' ? (
    <Island name="Roi" of={Roi} props={props as Parameters<typeof Roi>[0]} />
  ) : (
    <Island name="Contact" of={Contact} props={props as Parameters<typeof Contact>[0]} />
  )
}

function Hero({ page: { hero, footer } }: { page: PageData }) {
  return (
    <header className="hero">
      <div className="wrap">
        <p className="brand">{footer.company}</p>
        <h1>{hero.headline}</h1>
        <p className="lead">{hero.subline}</p>
        <a className="btn" href={hero.cta.href}>
          {hero.cta.label}
        </a>
      </div>
    </header>
  )
}

function Stats({ page }: { page: PageData }) {
  return (
    <section className="stats">
      <div className="wrap">
        <ul>
          {page.stats.map((stat) => (
            <li key={stat.label}>
              <strong>{stat.value}</strong>
              <span>{stat.label}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Benefits({ page }: { page: PageData }) {
  return (
    <section className="benefits">
      <div className="wrap">
        <h2>{page.benefits_title}</h2>
        <div className="grid">
          {page.benefits.map((benefit) => (
            <article className="card" key={benefit.text}>
              <span className={`icon icon-${benefit.icon}`} aria-hidden="true" />
              <h3>{benefit.title}</h3>
              <p>{benefit.text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

function Steps({ page }: { page: PageData }) {
  return (
    <section className="steps">
      <div className="wrap">
        <h2>{page.steps_title}</h2>
        <ol>
          {page.steps.map((step) => (
            <li key={step.text}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Testimonials({ page }: { page: PageData }) {
  return (
    <section className="voices">
      <div className="wrap grid">
        {page.testimonials.map((voice) => (
          <figure className="card" key={voice.quote}>
            <blockquote>
              <p>{voice.quote}</p>
            </blockquote>
            <figcaption>
              <cite>{voice.name}</cite> <span>{`${voice.role}, ${voice.company}`}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Packages({ page }: { page: PageData }) {
  return (
    <section className="packages">
      <div className="wrap grid">
        {page.packages.map((offer) => (
          <article className={offer.highlighted ? 'card featured' : 'card'} key={offer.name}>
            <h3>{offer.name}</h3>
            <p className="price">
              {offer.price} € <small>{offer.period}</small>
            </p>
            <ul>
              {offer.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  )
}

function Faq({ page }: { page: PageData }) {
  return (
    <section className="faq">
      <div className="wrap">
        {page.faq.map((item) => (
          <details key={item.question}>
            <summary>{item.question}</summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

function Footer({ page: { footer } }: { page: PageData }) {
  return (
    <footer>
      <div className="wrap">
        <p>{`${footer.company}, ${footer.address}`}</p>
        <p>
          <a href={`mailto:${footer.email}`}>{footer.email}</a> <a href={`tel:${footer.phone}`}>{footer.phone}</a>
        </p>
        <p>{`${footer.register}, USt-IdNr. ${footer.vat}`}</p>
        <ul>
          {footer.links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
        <p>{footer.note}</p>
      </div>
    </footer>
  )
}
