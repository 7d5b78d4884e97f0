import type { PlantedFault } from '../fault.ts'

/** Of `site dev --edit`. */
export const EDIT_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the editor writes what says something else',
    file: 'src/edit/write-yaml.ts',
    find: 'diagnostics.length === 0 && isSame(value, wanted)',
    replace: 'diagnostics.length === 0 || isSame(value, wanted)',
    tests: ['src/edit/write-yaml.test.ts'],
  },
  {
    name: 'the editor doubles no quotes in quotes',
    file: 'src/edit/yaml/scalar.ts',
    find: `[\`'\${value.replaceAll("'", "''")}'\`]`,
    replace: `[\`'\${value}'\`]`,
    tests: ['src/edit/write-yaml.test.ts'],
  },
  {
    name: 'pages of other sites write content',
    file: 'src/edit/service/http.ts',
    find: 'if (origin === undefined || ',
    replace: 'if (origin === null || ',
    tests: ['src/edit/service/http.test.ts'],
  },
  {
    name: 'the word of this start is not asked for',
    file: 'src/edit/service/http.ts',
    find: 'given.length === wanted.length && timingSafeEqual(given, wanted)',
    replace: 'given.length === wanted.length || timingSafeEqual(given, wanted)',
    tests: ['src/edit/service/http.test.ts'],
  },
  {
    name: 'the editor follows links out of the folder',
    file: 'src/edit/files/safe-path.ts',
    find: 'if (!isOutside && !isMoved) return path',
    replace: 'return path',
    tests: ['src/edit/files/content-files.test.ts'],
  },
  {
    name: 'undo writes over another program',
    file: 'src/edit/files/history.ts',
    find: 'hashOf(now) !== hashOf(expected)',
    replace: 'false',
    tests: ['src/edit/files/content-files.test.ts'],
  },
  {
    name: 'blank lines between entries are lost when one moves',
    file: 'src/edit/yaml/list.ts',
    find: "slice + (gaps[index] ?? '')",
    replace: 'slice',
    tests: ['src/edit/write-yaml.test.ts'],
  },
  {
    name: 'a text of a page leads to the value beside its own',
    file: 'src/edit/provenance/marks.ts',
    find: 'return this.#origins[number] ?? null',
    replace: 'return this.#origins[number + 1] ?? null',
    tests: ['test/edit-provenance.test.ts'],
  },
  {
    name: 'a number of a page leads to the number beside its own',
    file: 'src/edit/provenance/codes.ts',
    find: 'if (one) index += 2 ** digit',
    replace: 'if (zero) index += 2 ** digit',
    tests: ['test/edit-provenance.test.ts'],
  },
  {
    name: 'a drawing of a page leads to the choice beside its own',
    file: 'src/edit/provenance/find-drawings.ts',
    find: 'choices[number]',
    replace: 'choices[number + 1]',
    tests: ['test/edit-provenance.test.ts'],
  },
  {
    name: 'a photo is cut round another point than its author chose',
    file: 'src/content/picture-cut.ts',
    find: 'left: from(width, size.width, x)',
    replace: 'left: from(width, size.width, y)',
    tests: ['src/content/picture-cut.test.ts'],
  },
  {
    name: 'fields of the panel are called alike wherever they stand',
    file: 'src/edit/form/field-names.ts',
    find: 'NAMES_BY_PLACE[placeOf(usedAt)] ?? NAMES_BY_KEY',
    replace: 'NAMES_BY_PLACE[usedAt] ?? NAMES_BY_KEY',
    tests: ['src/edit/form/field-names.test.ts'],
  },
]
