import { CopyRefused, copyStore, type Tally } from '../../functions/outbox/copy.ts'
import { databaseAddress, existingDatabase, Refusal, reasonOf } from '../leads/with-store.ts'

/**
 * `site leads copy`: everything of one database into another, empty one. @returns what both hold then
 *
 * @throws Refusal when the first is missing, the second is not empty, or one of them cannot be used
 */
export async function copyLeads(root: string, from: string, to: string): Promise<Tally> {
  const source = existingDatabase({ root, named: from })
  const target = databaseAddress({ root, named: to })
  return copyStore(source.url, target.url).catch((cause: unknown) => {
    if (cause instanceof CopyRefused) throw new Refusal({ en: cause.message, de: cause.german })
    const { en, de } = reasonOf(cause, source.file !== null && target.file !== null)
    throw new Refusal({ en: `Nothing was copied. ${en}`, de: `Kopiert wurde nichts. ${de}` }, 3)
  })
}
