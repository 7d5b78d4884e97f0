import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Copies a project into a temporary folder: what git tracks or does not ignore, and node_modules. A symbolic link to
 * node_modules would not do, since the generator finds itself by its real path.
 */
export function copyProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'))
  // Database servers of tests run as another user.
  chmodSync(folder, 0o755)
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  copyPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  // What was compiled elsewhere stays there: caches are written in place, and hard links would share them.
  rmSync(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
  return folder
}

function copyPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    // Another disk, or a cp without hard links.
    rmSync(to, { recursive: true, force: true })
    execFileSync('cp', ['-R', from, to])
  }
}
