// A figure as another language writes it: "2.500 €" is "€2,500" in English, "95 %" is "95%".
import { withEuroSign } from '../../common/money.ts'
import type { Language } from '../types.ts'

/** How one language writes numbers. */
interface NumberStyle {
  readonly group: string
  readonly decimal: string
  /** Between a number and its percent sign. */
  readonly beforePercent: string
}

const styles = new Map<Language, NumberStyle>()

function styleOf(language: Language): NumberStyle {
  const known = styles.get(language)
  if (known) return known
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(12_345_678.5)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).formatToParts(0.5)
  const style = {
    group: part('group'),
    decimal: part('decimal'),
    beforePercent: percent.find(({ type }) => type === 'literal')?.value ?? '',
  }
  styles.set(language, style)
  return style
}

const EURO = /^€\s?|\s?(?:€|EUR)$/

/** A figure with or without a sign, or a span of two, as it is written in one language, in another one. */
export function figureIn(written: string, from: Language, to: Language): string {
  const [before, after] = [styleOf(from), styleOf(to)]
  const isMoney = EURO.test(written)
  const isPercent = /\s?%$/.test(written)
  const bare = written.replace(EURO, '').replace(/\s?%$/, '')
  const number = bare.replace(/[.,\u00a0\u202f](?=\d)/g, (sign) => {
    if (sign === before.group) return after.group
    return sign === before.decimal ? after.decimal : sign
  })
  if (isMoney) return withEuroSign(number, to)
  return isPercent ? `${number}${after.beforePercent}%` : number
}
