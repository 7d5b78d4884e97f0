// What a site claims to win customers: scarcity, words of customers, former prices. A claim the owner cannot prove
// misleads; "confirmed: true" says that he can.
import { valueAt } from '../../content/pointer.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { type Fields, fieldsOf } from '../values.ts'

type Check = (source: Source, name: string, item: Fields) => Diagnostic[]

/** Claims of shared data are confirmed, if a page makes them. */
export const claims: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  const shown = new Set<string>()
  return {
    source(source, data) {
      if (source.kind !== 'page') return []
      for (const { kind, target, pointer } of source.marks) {
        if (kind === 'reference') shown.add(JSON.stringify([target, valueAt(data, pointer)]))
      }
      return []
    },
    end: () => [...site.data.values()].flatMap((source) => claimsOf(source, shown)),
  }
}

function claimsOf(source: Source, shown: ReadonlySet<string>): Diagnostic[] {
  const check = CHECKS[source.name]
  if (!check) return []
  return Object.entries(fieldsOf(source.data()) ?? {}).flatMap(([name, item]) => {
    const fields = fieldsOf(item)
    return fields && shown.has(JSON.stringify([source.name, name])) ? check(source, name, fields) : []
  })
}

const scarcity: Check = (source, name, { confirmed, countdown }) => {
  const clock = fieldsOf(countdown)?.['value']
  if (confirmed === true && typeof clock === 'string') {
    const message = `The countdown "${clock}" of "${name}" stands still: a limit that never comes is misleading (UWG § 3 para. 3, annex no. 7).`
    const hint = 'Take "countdown" out, or write the true date into "text".'
    return [warning('law/countdown', message, source.locate(`/${name}/countdown/value`), hint)]
  }
  if (confirmed === true) return []
  const message = `Nobody has confirmed that "${name}" is true (UWG § 5).`
  const hint = 'Set "confirmed" to true while it is true, or take it out of the pages.'
  return [warning('law/scarcity', message, source.locate(`/${name}/confirmed`), hint)]
}

const testimonial: Check = (source, name, { confirmed }) => {
  if (confirmed === true) return []
  const message = `Nobody has confirmed that the words of "${name}" are a customer's (UWG § 5b para. 3).`
  const hint = 'Set "confirmed" to true once the customer has agreed in writing, or take them out of the pages.'
  return [warning('law/testimonial', message, source.locate(`/${name}/confirmed`), hint)]
}

const formerPrice: Check = (source, name, { was, confirmed }) => {
  if (was === undefined || was === null || confirmed === true) return []
  const message = `The crossed-out price of "${name}" must be one that was asked before (UWG § 5, PAngV § 11).`
  const hint = 'Keep a proof of it, such as an old offer; take "was" and "saving" out if there is none.'
  return [warning('law/former-price', message, source.locate(`/${name}/was`), hint)]
}

const CHECKS: Readonly<Record<string, Check>> = { scarcity, testimonials: testimonial, offers: formerPrice }
