import { formatPrice, type Price as PriceValue } from '../../common/money.ts'
import type { Context } from '../types.ts'

interface PriceProps {
  readonly of: PriceValue
  readonly context: Context
}

/** What something costs; every price that pages offer is shown here. */
export function Price({ of, context }: PriceProps) {
  return priceText(of, context)
}

/** The same as plain text, for sentences and for events. */
export function priceText(of: PriceValue, { language }: Pick<Context, 'language'>): string {
  return formatPrice(of, language)
}
