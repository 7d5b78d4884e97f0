// The names that score.mjs gives to our fields, and what it says of a value.
import type { DocumentSet } from '../../bench/documents/set.ts'
import { siteWording } from '../../functions/document/fixtures/site-words.ts'
import type { SelectedName } from '../../functions/document/selection/forms.ts'
import { fieldLabel } from '../../functions/document/wording.ts'

const SCORED: Readonly<Partial<Record<SelectedName, string>>> = {
  documentNumber: 'invoiceNumber',
  documentDate: 'issueDate',
}

export const scoredName = (name: SelectedName): string => SCORED[name] ?? name

const GERMAN = siteWording('de')

export interface Score {
  isRight(name: SelectedName, value: string, fields: Readonly<Record<string, unknown>>, isPicture: boolean): boolean
}

/** A value counts under the name that visitors read. */
export function scoreBy({ score }: Pick<DocumentSet, 'score'>): Score {
  return {
    isRight(name, value, fields, isPicture) {
      const key = scoredName(name)
      const truth = fields[key]
      return (
        truth !== undefined &&
        score({ [fieldLabel(name, 'invoice', GERMAN)]: value }, { [key]: truth }, isPicture)[key] === 'ok'
      )
    },
  }
}
