// A long text in one language, or in all of its languages with a switch. The switch is a list of links and the
// style sheet: the version that contains the target of the address is shown, otherwise the first. So `?lang=en#text-en`
// and a link to an English heading both open the English version, without scripts. For `?lang=en` alone our server gives
// the page in English, if it exists; on other hosts a script opens the version.
import type { Document, LegalTextSection } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { contentDay } from '../parts/content-day.ts'
import { fill } from '../parts/format.ts'
import { SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'
import { contents } from './pieces/contents.ts'

export function LegalText({ section, context }: SectionProps<LegalTextSection>) {
  const { title, document, toggle } = section
  const all = Object.keys(document.html)
  const main = all.includes(context.language) ? context.language : (all[0] ?? context.language)
  const languages = toggle ? [main, ...all.filter((language) => language !== main)] : [main]
  return (
    <SectionFrame section={section} width="narrow" inside={toggle ? 'versions' : 'stack'}>
      {languages.map((language, index) => (
        <Version
          key={language}
          text={{ document, language, title: index === 0 ? title : (document.data[language]?.title ?? title) }}
          choices={toggle ? languages : []}
          isMain={index === 0}
          context={context}
        />
      ))}
    </SectionFrame>
  )
}

interface VersionProps {
  readonly text: { readonly document: Document; readonly language: string; readonly title: string }
  readonly choices: readonly string[]
  readonly isMain: boolean
  readonly context: Context
}

function Version({ text, choices, isMain, context }: VersionProps) {
  const { document, language, title } = text
  const html = document.html[language] ?? ''
  const updated = document.data[language]?.updated
  const words = context.data.interface.legal
  // Both versions are in the page; two landmarks of the same name could not be distinguished.
  const distinct = (label: string) => `${label}, ${languageName(language, context)}`
  return (
    <article className="version stack stack--loose" id={`text-${language}`} lang={language}>
      {choices.length > 1 && isMain && (
        <Enhance name="text-language" load="idle" props={{ languages: choices }}>
          <Switch choices={choices} current={language} context={context} label={words.toggle} />
        </Enhance>
      )}
      {choices.length > 1 && !isMain && (
        <Switch choices={choices} current={language} context={context} label={distinct(words.toggle)} />
      )}
      {isMain ? (
        <h1>{title}</h1>
      ) : (
        // One h1 a page; of the two versions only one is shown, and its title is the heading of the page.
        // biome-ignore lint/a11y/useSemanticElements: see above.
        <p className="version__title" role="heading" aria-level={1}>
          {title}
        </p>
      )}
      {updated && <Updated date={updated} language={language} context={context} />}
      <Contents
        html={html}
        language={language}
        context={context}
        label={isMain ? words.contents : distinct(words.contents)}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the project's own MDX. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  )
}

interface SwitchProps {
  readonly choices: readonly string[]
  readonly current: string
  readonly context: Context
  readonly label: string
}

function Switch({ choices, current, context, label }: SwitchProps) {
  return (
    <nav className="languages languages--full" aria-label={label} lang={context.language}>
      {choices.map((language) => (
        <a
          key={language}
          href={`?lang=${language}#text-${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {languageName(language, context)}
        </a>
      ))}
    </nav>
  )
}

/** A language in its own words: "English". */
function languageName(language: string, { languageLinks }: Context): string {
  return languageLinks.find((choice) => choice.language === language)?.name ?? language
}

interface LabelledProps {
  readonly language: string
  readonly context: Context
}

function Updated({ date, language, context }: LabelledProps & { readonly date: string }) {
  const written = contentDay(date, language)
  // The interface is in the page's language; beside a text in another one the date stands alone.
  const text = language === context.language ? fill(context.data.interface.legal.updated, { date: written }) : written
  return (
    <p className="label">
      <time dateTime={date}>{text}</time>
    </p>
  )
}

function Contents({
  html,
  language,
  context,
  label,
}: LabelledProps & { readonly html: string; readonly label: string }) {
  const entries = contents(html)
  if (entries.length < 4) return null
  return (
    <nav className="contents" aria-label={label} lang={context.language}>
      {language === context.language && <p className="label">{label}</p>}
      <ol lang={language}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
