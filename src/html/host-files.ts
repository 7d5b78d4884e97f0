import type { OutputFile, Site } from '../types.ts'
export function hostFiles(_site: Site, _hasFunctions: boolean): OutputFile[] {
  return []
}
