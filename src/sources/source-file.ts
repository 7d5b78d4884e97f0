import type { SourceKind } from '../types.ts'

/** A content file before it is read. */
export interface SourceFile {
  readonly kind: SourceKind
  /** Path from the root, with "/". */
  readonly file: string
  readonly name: string
}

/** The schema that a content file is checked against, as a path below schemas/. */
export function schemaFileOf({ kind, name }: Pick<SourceFile, 'kind' | 'name'>): string {
  return kind === 'data' ? `data/${name}.json` : `${kind}.json`
}
