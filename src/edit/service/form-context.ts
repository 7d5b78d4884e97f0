// What fields offer besides what their schemas say: links that lead somewhere, pictures that are there, names of entries.
import { valueAt } from '../../content/pointer.ts'
import { namedValues } from '../../context/named-values.ts'
import { isPicture } from '../../pictures/raster.ts'
import type { Source } from '../../types.ts'
import { keyName } from '../form/field-names.ts'
import type { FormContext } from '../form/form-field.ts'
import type { Option } from '../protocol.ts'
import { type Editing, languagesOf } from './editing.ts'
import type { Opened } from './opened.ts'
import { fileName, type PlaceNames } from './place-name.ts'

export async function formContext(editing: Editing, opened: Opened): Promise<FormContext> {
  const standing = await editing.deps.standing()
  const site = standing?.site ?? null
  const languages = languagesOf(opened, site)
  const [first = ''] = languages
  const values = site && namedValues(site)
  const fill = (text: string) => values?.fill(text, first).text ?? text
  const naming = { languages, language: editing.deps.language, fill }
  const assets = [...(site?.assets.keys() ?? [])]
  return {
    schemas: await editing.deps.schemas(),
    language: editing.deps.language,
    languages,
    required: opened.source.kind === 'page' && languages.length > 1 ? languages : [],
    fill,
    stale: (pointer) => editing.stale.of(opened.source.file, pointer),
    names: (target) => {
      const data = site?.data.get(target)?.data() ?? {}
      return Object.entries(data as object).map(([value, entry]) => ({ value, label: keyName(value, entry, naming) }))
    },
    links: linksOf(opened, site?.pages.map(({ source }) => source) ?? [], naming),
    pictures: assets.filter(isPicture).map(asOption),
  }
}

const asOption = (value: string): Option => ({ value, label: value })

type Linked = Pick<PlaceNames, 'language' | 'fill'>

/** Routes and anchors of all pages, and the anchors of the page itself in short. */
function linksOf({ source }: Opened, sources: readonly Source[], naming: Linked): Option[] {
  const pages = [...new Set(sources)].map((one) => ({ source: one, data: one.data() }))
  return [
    { value: 'booking', label: 'booking' },
    ...pages.flatMap((page) => linksTo(page, page.source.file === source.file, naming)),
  ]
}

function linksTo(page: Pick<Opened, 'source' | 'data'>, isOwn: boolean, { language, fill }: Linked): Option[] {
  const route = valueAt(page.data, '/routes/0')
  const sections = valueAt(page.data, '/sections')
  const anchors = (Array.isArray(sections) ? sections : [])
    .flatMap((section) => valueAt(section, '/id') ?? [])
    .map(String)
  const name = fileName(page, { language, fill })
  const whole = (anchor: string) => ({ value: `${String(route)}#${anchor}`, label: `${name} › ${anchor}` })
  return [
    ...(typeof route === 'string' ? [{ value: route, label: name }, ...anchors.map(whole)] : []),
    ...(isOwn ? anchors.map((anchor) => ({ value: `#${anchor}`, label: anchor })) : []),
  ]
}
