import { Document, isScalar, isSeq, stringify, visit } from 'yaml'
import { EXAMPLE, placeholderIn } from '../content/placeholders.ts'

/** A value as YAML in blocks, as authors write it; texts are never folded. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0, indent: 2 })
}

/**
 * The same, with a comment behind each number and choice: they are examples like the texts, which say so themselves.
 *
 * @param known fields that are no examples: what the author gave, and truth values, which say something of the entry
 */
export function exampleYaml(
  value: unknown,
  { known, language }: { known: readonly string[]; language: string },
): string {
  const document = new Document(value)
  visit(document, {
    Pair(_, { key, value: node }) {
      if (isScalar(key) && known.includes(String(key.value))) return visit.SKIP
      if (!isScalar(node) || typeof node.value === 'boolean') return undefined
      if (placeholderIn(String(node.value)) === null) node.comment = ` ${EXAMPLE[language === 'de' ? 'de' : 'en']}`
      return undefined
    },
  })
  return document.toString({ lineWidth: 0, indent: 2 })
}

/** Data that a command writes: texts in quotes, and each entry of a list on one line, so that a change is one line. */
export function dataText(value: unknown): string {
  const document = new Document(value)
  visit(document, {
    Map(_, group, path) {
      if (isSeq(path.at(-1))) group.flow = true
    },
  })
  return document.toString({ lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })
}

/** The same, every line moved to the right. */
export function indented(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by))
}
