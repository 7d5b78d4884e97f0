import { readdirSync } from 'node:fs'
import { suite, type Test } from 'uvu'
import * as assert from 'uvu/assert'
import { contentsOf, fixtureProject, type Project } from './project.ts'

export interface GoodSite {
  readonly project: Project
  /** Of its `dist/`, as it has to stay. */
  readonly dist: Readonly<Record<string, string>>
}

/**
 * A suite whose tests must leave the site of the last good build as it was, and nothing beside it.
 *
 * That is checked within each test: a hook after each would hide why a test failed, because the runner calls it once more then,
 * and when it fails as well, ends the suite and tells of nothing else.
 *
 * @param build makes the site, once
 */
export function goodSiteSuite(name: string, build = builtFixture): Test<GoodSite> {
  const test = suite<GoodSite>(name)
  test.before(async (context) => {
    const project = await build()
    Object.assign(context, { project, dist: contentsOf(project.path('dist')) })
  })
  const checked = (title: string, run: Parameters<typeof test>[1]) =>
    test(title, async (context) => {
      await run(context)
      const { project, dist } = context
      assert.equal(contentsOf(project.path('dist')), dist, 'the last good site is as it was')
      assert.equal(
        readdirSync(project.root).filter((file) => file.startsWith('dist.')),
        [],
      )
    })
  return Object.assign(checked, test)
}

async function builtFixture(): Promise<Project> {
  const project = fixtureProject()
  const run = await project.build(['--no-compress'])
  assert.is(run.code, 0, run.stderr)
  return project
}
