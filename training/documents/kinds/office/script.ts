// Papers with headings, lists and tables, written line by line. The sign at the beginning of a line says what it is:
//   "# "    a heading                         "- "   an entry of a list
//   "%% "   the head of a table, ";;" between cells; below it "% " a row
//   "@ "    a label and its value, with "::" between them
//   "_ "    signatures beside each other, with ";;" between them
//   "> "    a small line                      else   a paragraph
// "?" before it: the line is there in half of all papers. "3-8x" before it: so many times, "#" counting in names of
// facts ("{person#}"), so that each has facts of its own.

/** A paper before it has a look. All texts are grammars (see letters-words/grammar.ts). */
export interface Script {
  readonly title: string
  /** Under or over the title. */
  readonly subtitle?: string
  readonly meta?: readonly (readonly [label: string, value: string])[]
  readonly body: readonly string[]
  readonly words?: Readonly<Record<string, string>>
}

export type Scripts = Readonly<Record<'de' | 'en' | 'pt', readonly Script[]>>
