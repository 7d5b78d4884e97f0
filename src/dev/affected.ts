/** The files that each part of the code was made of last time, as paths from the root. */
export interface Reads {
  readonly templates: ReadonlySet<string>
  readonly islands: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
}

/** What has to be done again. Resolving the site and planning its files are always: both are cheap. */
export interface Work {
  /** Content files to read again; a changed schema shows by itself. */
  readonly content: readonly string[]
  readonly schemas: boolean
  readonly templates: boolean
  readonly islands: boolean
  readonly functions: boolean
}

/**
 * What a change of files makes necessary.
 *
 * | changed | done again |
 * |---|---|
 * | a file of site/ | that file is read; resolving shows which pages differ |
 * | schemas/ | they are read, and all content is checked against them; code that reads them is compiled |
 * | templates/ | what reads the file; templates and islands if nothing did, because it may be new |
 * | functions/ | the functions |
 *
 * @param changed paths from the root, of files and of folders that came or went
 */
export function affected(changed: readonly string[], reads: Reads): Work {
  const isRead = (part: keyof Reads) => changed.some((path) => reads[part].has(path))
  const isNews = changed.some((path) => isBelow(path, 'templates') && isUnknown(path, reads))
  return {
    content: changed.filter((path) => isBelow(path, 'site')),
    schemas: changed.some((path) => isBelow(path, 'schemas')),
    templates: isNews || isRead('templates'),
    islands: isNews || isRead('islands'),
    functions: isRead('functions') || changed.some((path) => isBelow(path, 'functions')),
  }
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function isUnknown(path: string, { templates, islands }: Reads): boolean {
  return !templates.has(path) && !islands.has(path)
}
