import { type CopyProblem, CopyRefused, copyStore, type Tally } from '../../functions/outbox/copy.ts'
import type { Words } from '../diagnostics/words.ts'
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
    if (cause instanceof CopyRefused) throw new Refusal(wordsOf(cause.problem))
    const { en, de } = reasonOf(cause, source.file !== null && target.file !== null)
    throw new Refusal({ en: `Nothing was copied. ${en}`, de: `Kopiert wurde nichts. ${de}` }, 3)
  })
}

function wordsOf(problem: CopyProblem): Words {
  if (problem.kind === 'changed')
    return {
      en: 'A server wrote to the store while it was copied. Stop it, and copy again: nothing was copied.',
      de: 'Während des Kopierens hat ein Server in die Datenbank geschrieben. Ihn anhalten und noch einmal kopieren: Kopiert wurde nichts.',
    }
  const { to } = problem
  if (problem.kind === 'differs')
    return {
      en: `${to} does not hold what ${problem.from} holds: did a server write to it? Copy into another one.`,
      de: `In ${to} steht nicht, was in ${problem.from} steht: Hat ein Server hineingeschrieben? In eine andere kopieren.`,
    }
  const { leads, secrets } = problem
  return {
    en: `${to} is not empty (${leads} leads, ${secrets} secrets; a server that was started there makes a secret). Copy into an empty database: nothing is mixed or overwritten.`,
    de: `${to} ist nicht leer (Anfragen: ${leads}, Schlüssel: ${secrets}; ein Server, der dort gestartet wurde, macht einen Schlüssel). In eine leere Datenbank kopieren: Gemischt oder überschrieben wird nichts.`,
  }
}
