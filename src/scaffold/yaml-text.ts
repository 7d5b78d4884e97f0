import { Document, isSeq, stringify, visit } from 'yaml'

/** A value as YAML in blocks, as authors write it; texts are never folded. */
export function yamlText(value: unknown): string {
  return stringify(value, { lineWidth: 0, indent: 2 })
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
