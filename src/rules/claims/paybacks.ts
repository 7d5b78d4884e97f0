// When an investment is back is said in several places: by packages and tiers in months, by claims in words. A visitor
// who reads two of them must not get two answers. A claim that the owner has confirmed, and a place under "notClaims",
// are decided: nothing is found there.
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Location, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { fieldsOf } from '../values.ts'
import { covers } from './places.ts'
import { type Claim, type Register, registerOf } from './register.ts'

/** What a package or a tier says about a size of company. */
interface Payback {
  readonly name: string
  readonly source: Source
  readonly pointer: string
  readonly staff: Span
  /** After how many months the investment is back. */
  readonly months: Span
}

interface Span {
  readonly from: number
  readonly to: number
}

const DAYS_A_MONTH = 30

/** Guarantees, promised returns, packages and tiers agree on when an investment is back. */
export const paybacks: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  return {
    source: () => [],
    end: () => {
      const register = registerOf(site)
      const packages = paybacksIn(site, 'packages')
      const tiers = paybacksIn(site, 'tiers')
      const isOpen = ({ source, pointer }: Payback) =>
        !register?.without.some((place) => place.isIn(source.file) && covers(place, pointer))
      return [
        ...(register ? ofClaims(register, packages, tiers) : []),
        ...tiers.filter(isOpen).flatMap((tier) => unlikePackages(tier, packages)),
      ]
    },
  }
}

function ofClaims({ claims, source }: Register, packages: readonly Payback[], tiers: readonly Payback[]): Diagnostic[] {
  return claims
    .filter(({ confirmed }) => !confirmed)
    .flatMap((claim) => {
      const at = source.locate(`/claims/${claim.name}/value`)
      return [...endsTooSoon(claim, packages, at), ...comesTooSoon(claim, [...packages, ...tiers], at)]
    })
}

function paybacksIn({ data }: Site, file: string): Payback[] {
  const source = data.get(file)
  if (!source) return []
  return Object.entries(fieldsOf(source.data()) ?? {}).flatMap(([name, item]) => {
    const staff = spanOf(fieldsOf(item)?.['staff'])
    const months = spanOf(fieldsOf(item)?.['roiMonths'])
    return staff && months ? [{ name, source, pointer: `/${name}/roiMonths`, staff, months }] : []
  })
}

function spanOf(value: unknown): Span | null {
  const { from, to = from, open } = fieldsOf(value) ?? {}
  if (typeof from !== 'number' || typeof to !== 'number') return null
  return { from, to: open === true ? Number.POSITIVE_INFINITY : to }
}

const written = ({ from, to }: Span) => (from === to ? `${from}` : to === Infinity ? `${from}+` : `${from}–${to}`)

const listed = (all: readonly Payback[]) => all.map(({ name, months }) => `${name} (${written(months)})`).join(', ')

/** Days of a guarantee that the investment comes back: "60-day ROI guarantee". */
function guaranteedDays({ kind, texts, amount }: Claim): number | null {
  const isAboutReturn = texts.some((text) => /\bROI\b/.test(text) && /(?<!\p{L})N[ -](?:tag|day|dia)/iu.test(text))
  return kind === 'guarantee' && isAboutReturn ? Number(amount.number) : null
}

function endsTooSoon(claim: Claim, packages: readonly Payback[], at: Location): Diagnostic[] {
  const days = guaranteedDays(claim)
  const later = packages.filter(({ months }) => days !== null && months.from * DAYS_A_MONTH > days)
  if (later.length === 0) return []
  const message = {
    en: `The guarantee "${claim.name}" ends after ${days} days, before an investment can be back by site/data/packages.yaml, in months: ${listed(later)} (UWG § 5 para. 2 no. 7).`,
    de: `Die Garantie „${claim.name}“ endet nach ${days} Tagen, bevor eine Investition laut site/data/packages.yaml zurück sein kann, in Monaten: ${listed(later)} (UWG § 5 Abs. 2 Nr. 7).`,
  }
  const hint = {
    en: 'Say beside it what is given within that time and that the months of the packages are something else; then confirm the claim.',
    de: 'Daneben sagen, was in dieser Zeit gegeben wird und dass die Monate der Pakete etwas anderes sind; dann die Werbeaussage bestätigen.',
  }
  return [warning('law/guarantee-months', message, at, hint)]
}

/** Months in which a claim promises a return: "N ROI innerhalb von 6 Monaten". */
function promisedMonths({ texts }: Claim): number | null {
  const months = texts.map((text) => /\bROI\b\D*(\d+)\s(?:monat|month|m[eê]s)/i.exec(text)?.[1])
  const [first] = months.filter((one) => one !== undefined)
  return first === undefined ? null : Number(first)
}

function comesTooSoon(claim: Claim, all: readonly Payback[], at: Location): Diagnostic[] {
  const promised = promisedMonths(claim)
  const later = all.filter(({ months }) => promised !== null && months.from >= promised)
  if (later.length === 0) return []
  const message = {
    en: `The claim "${claim.name}" promises a return of ${claim.value} within ${promised} months, but some investments are not back before, in months: ${listed(later)} (UWG § 5 para. 2 no. 1).`,
    de: `Die Werbeaussage „${claim.name}“ verspricht ${claim.value} Ertrag in ${promised} Monaten, aber manche Investition ist nicht früher zurück, in Monaten: ${listed(later)} (UWG § 5 Abs. 2 Nr. 1).`,
  }
  const hint = {
    en: 'Say for whom the claim is true, or take it out; confirm it once it is.',
    de: 'Sagen, für wen die Werbeaussage stimmt, oder sie streichen; bestätigen, sobald sie stimmt.',
  }
  return [warning('law/return-months', message, at, hint)]
}

const overlap = (a: Span, b: Span) => a.from <= b.to && b.from <= a.to

function unlikePackages(tier: Payback, packages: readonly Payback[]): Diagnostic[] {
  const others = packages.filter(({ staff, months }) => overlap(staff, tier.staff) && !overlap(months, tier.months))
  if (others.length === 0) return []
  const staff = written(tier.staff)
  const message = {
    en: `For ${staff} staff "${tier.name}" says ${written(tier.months)} months until the investment is back, and packages of the same size something else: ${listed(others)}.`,
    de: `Für ${staff} Mitarbeitende nennt „${tier.name}“ ${written(tier.months)} Monate, bis die Investition zurück ist, und Pakete derselben Größe etwas anderes: ${listed(others)}.`,
  }
  const hint = {
    en: 'Make both the same, or say on the page what each counts and name the place under "notClaims" of site/data/claims.yaml.',
    de: 'Beide angleichen, oder auf der Seite sagen, was jede Angabe zählt, und die Stelle unter „notClaims“ in site/data/claims.yaml nennen.',
  }
  return [warning('law/months-differ', message, tier.source.locate(tier.pointer), hint)]
}
