import type { Words } from '../diagnostics/words.ts'
import type { HostTable } from '../html/host-files.ts'
import type { OutputFile, Site } from '../types.ts'

/** A finished site, from which files for a host are made. */
export interface BuiltSite {
  /** The project's folder. */
  readonly root: string
  readonly site: Site
  /** What host.json says. */
  readonly host: HostTable
  /** Sizes in bytes of the output's files by path ("public/index.html", "public/index.html.br", "server.js"), sorted. */
  readonly files: ReadonlyMap<string, number>
}

/** A file of the output that a host wants at a second place; both paths are below the output. */
export interface RepeatedFile {
  readonly path: string
  readonly copyOf: string
}

/** A kind of host. */
export interface Target {
  /** The files that it needs. `path`: below hosts/NAME/ of the output. */
  files(built: BuiltSite): Promise<readonly (OutputFile | RepeatedFile)[]>
  /** What the site cannot do there, for whoever builds it. */
  limits(built: BuiltSite): readonly Words[]
}
