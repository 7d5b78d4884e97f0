// Which parts of a line may be the name of a company or a person.
import { upToLegalForm } from '../understanding/parties/legal-forms.ts'
import { isPartyName, tidy, trimmed } from '../understanding/parties/names.ts'
import { withoutRole } from '../understanding/parties/roles.ts'
import { meaningsOf, wordsIn } from './meaning.ts'

/**
 * What may be a name in a line that says more: what stands behind a label ("Bewohnerin: Erika Muster", "Nome / Nome Empresarial MUSTER S.A.")
 * or a tax id, what stands before a town, and all to the end of its legal form.
 */
export function namesWithin(text: string): string[] {
  const line = text.slice(0, LONGEST)
  const parts = [
    LABEL.exec(line)?.groups?.rest,
    behindNaming(line),
    BEHIND_NUMBER.exec(line)?.groups?.rest,
    upToLegalForm(line),
    line.split(APART, 1)[0],
    ...(EITHER.test(line) ? line.split(EITHER) : []),
  ]
  const names = [tidy(text), trimmed(withoutRole(text)), ...parts.map((part) => tidy(part ?? ''))]
  return [...new Set(names)].filter((name) => isPartyName(name) && behindNaming(name) !== '')
}

/** Letters of a line that are looked through. */
const LONGEST = 200
const LABEL = /^[^:;\d]{1,45}[:;]\s*(?<rest>\S.*)$/u
/** "CNPJ: 11.222.333/0001-81 MUSTER LTDA". */
const BEHIND_NUMBER = /^(?:\p{L}[\p{L}./ ]{0,20}:?\s*)?\d[\d./-]{6,}\s+(?<rest>\p{L}.*)$/u
/** "MUSTER & Cia - LISBOA", "MUSTER, Musterstraße". */
const APART = /\s[-–]\s|,\s/
/** "MUSTER/Muster Bau Ltd". */
const EITHER = /(?<=\p{L})\s?\/\s?(?=\p{L})/u

/** A line without the words that it begins with and that say that a name follows: "Nome/Razão", "NOME DO SACADO"; "" if it says no more. */
function behindNaming(line: string): string {
  const words = line.split(/(?<=[\s/])/)
  const meanings = words.map((word) => wordsIn(word, /\p{L}+/gu).flatMap(meaningsOf))
  const end = words.findIndex((word, at) => !JOINS.test(word.trim()) && !meanings[at]?.some((one) => NAMING.has(one)))
  const isNaming = meanings.slice(0, end < 0 ? undefined : end).some((own) => own.includes('name'))
  return isNaming ? words.slice(end < 0 ? words.length : end).join('') : line
}

const NAMING: ReadonlySet<string> = new Set(['name', 'seller', 'buyer', 'customer'])
const JOINS = /^(?:\/?|d[aeo]s?|del|de[rs]|of|the|empresarial|fantasia)$/i
