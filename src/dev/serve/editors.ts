import type { Location } from '../../types.ts'

/** How editors take a place in a file by an address; from their documentation. */
const EDITORS: Readonly<Record<string, string>> = {
  vscode: 'vscode://file{file}:{line}:{column}',
  'vscode-insiders': 'vscode-insiders://file{file}:{line}:{column}',
  vscodium: 'vscodium://file{file}:{line}:{column}',
  cursor: 'cursor://file{file}:{line}:{column}',
  windsurf: 'windsurf://file{file}:{line}:{column}',
  zed: 'zed://file{file}:{line}:{column}',
  idea: 'idea://open?file={file}&line={line}&column={column}',
  webstorm: 'webstorm://open?file={file}&line={line}&column={column}',
  sublime: 'subl://open?url=file://{file}&line={line}&column={column}',
  textmate: 'txmt://open?url=file://{file}&line={line}&column={column}',
}

export const EDITOR_NAMES: readonly string[] = Object.keys(EDITORS)

/** Whether an editor can be opened by its name, or by an address of its own with "{file}" in it. */
export function isEditor(setting: string): boolean {
  return Object.hasOwn(EDITORS, setting) || isTemplate(setting)
}

/** Pages must not be made to run something by a link. */
function isTemplate(setting: string): boolean {
  return setting.includes('{file}') && /^(?!javascript:|data:)[a-z][a-z0-9+.-]*:/i.test(setting)
}

/**
 * The address that opens an editor at a place.
 *
 * @param editor a name of the list above, or an address with {file}, {line} and {column}
 * @param root absolute path of the project
 */
export function editorLink(editor: string, root: string, { file, line, column }: Location): string {
  const template = EDITORS[editor] ?? editor
  const path = `${root}/${file}`.replaceAll('\\', '/')
  const absolute = encodeURI(path.startsWith('/') ? path : `/${path}`).replace(/[?#&]/g, encodeURIComponent)
  return template.replaceAll('{file}', absolute).replaceAll('{line}', `${line}`).replaceAll('{column}', `${column}`)
}
