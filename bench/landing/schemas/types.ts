// Made by `site fresh` from the schemas beside it; never edited.

export interface Benefit {
  /** Name of the icon. */
  icon: string
  /** Heading. */
  title: string
  /** One or two sentences. */
  text: string
}

/** The main button. */
export interface CallToAction {
  /** Text of the button. */
  label: string
  /** Where it leads. */
  href: string
}

export interface ContactIsland {
  /** Form. */
  type: 'contact'
  /** Heading. */
  title: string
  /** Where it is sent. */
  action: string
  /** Topics to choose from. */
  topics: string[]
}

/** Closing block. */
export interface Footer {
  /** Name of the company. */
  company: string
  /** Postal address. */
  address: string
  /** E-mail address. */
  email: string
  /** Phone number. */
  phone: string
  /** Register entry. */
  register: string
  /** VAT id. */
  vat: string
  /** Links. */
  links: FooterLink[]
  /** Small print. */
  note: string
}

export interface FooterLink {
  /** Text. */
  label: string
  /** Address. */
  href: string
}

/** The opening. */
export interface Hero {
  /** Main heading. */
  headline: string
  /** Sentence below. */
  subline: string
  /** The main button. */
  cta: CallToAction
}

export interface Package {
  /** Name. */
  name: string
  /** Price in EUR. */
  price: number
  /** What the price is for. */
  period: string
  /** Stands out. */
  highlighted: boolean
  /** What is in it. */
  features: string[]
}

export interface PageData {
  /** Name of the page in its address. */
  slug: string
  /** Language of the page. */
  lang: string
  /** Title in search results. */
  title: string
  /** Text in search results. */
  description: string
  /** The opening. */
  hero: Hero
  /** Key numbers. */
  stats: Stat[]
  /** Heading of the benefits. */
  benefits_title: string
  /** Benefits. */
  benefits: Benefit[]
  /** Heading of the steps. */
  steps_title: string
  /** Steps. */
  steps: Step[]
  /** Voices. */
  testimonials: Testimonial[]
  /** Packages. */
  packages: Package[]
  /** Questions. */
  faq: Question[]
  /** The tool on the page. */
  island: RoiIsland | ContactIsland
  /** Closing block. */
  footer: Footer
}

export interface Question {
  /** The question. */
  question: string
  /** The answer. */
  answer: string
}

export interface RoiIsland {
  /** Calculator. */
  type: 'roi'
  /** Heading. */
  title: string
  /** Cost in EUR. */
  investment: number
  /** Saving in EUR a year. */
  yearly: number
  /** Years of use. */
  years: number
}

export interface SiteSettings {
  /** Name of the site. */
  name: string
  /** Origin of the site. */
  url: string
  /** Language without a prefix. */
  defaultLanguage: string
  /** All languages. */
  languages: string[]
  /** Routes end with a slash. */
  trailingSlash?: boolean
}

export interface Stat {
  /** Number with its unit. */
  value: string
  /** What it counts. */
  label: string
}

export interface Step {
  /** Heading. */
  title: string
  /** One or two sentences. */
  text: string
}

export interface Testimonial {
  /** What was said. */
  quote: string
  /** Who said it. */
  name: string
  /** Their role. */
  role: string
  /** Their company. */
  company: string
}
