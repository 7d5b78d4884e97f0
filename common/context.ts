/** The settings of site/site.yaml that the generator itself reads, in the language of a page; a project may have more. */
export interface CoreSettings {
  readonly name?: string
  /** Scheme and host, without a slash at the end. */
  readonly url: string
  /** Country by language, if it is not the one with most of its speakers. */
  readonly regions?: Readonly<Record<string, string>>
  readonly bookingPage?: string
  /** Whether each page gets a picture for shared links. */
  readonly shareImages?: boolean
  /** Whether the style sheet is inlined into pages. */
  readonly inlineStyles?: boolean
  readonly preload?: readonly string[]
  readonly themeColor?: { readonly light: string; readonly dark: string }
}

/** One language a visitor can choose; `href` leads to this page in it, or to the home page where it has none. */
export interface LanguageLink {
  readonly language: string
  /** In that language: "Português". */
  readonly name: string
  readonly short: string
  readonly href: string
  readonly isCurrent: boolean
}

/** What templates know about the page they render and its site. All texts are in the page's language. */
export interface PageContext<Settings extends CoreSettings = CoreSettings, Data = Readonly<Record<string, unknown>>> {
  /** Of the page, such as "de". */
  readonly language: string
  /** The path as a visitor types it: "/en/talk-to-us". */
  readonly route: string
  /** Absolute canonical address. */
  readonly url: string
  readonly settings: Settings
  /** The files of site/data by their name in camel case. */
  readonly data: Data
  /** All languages of the site. */
  readonly languageLinks: readonly LanguageLink[]
  /** How many pages the site has, language versions not counted. */
  readonly pageCount: number
  /** Target of links that open the booking dialog, for visitors without scripts. */
  readonly bookingUrl: string
}
