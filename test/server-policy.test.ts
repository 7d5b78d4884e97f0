import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { fixtureProject } from './project.ts'
import { ask, makeDist, removeDist, startServer } from './server-process.ts'
import { FILES, HOST } from './server-site.ts'

const policies = suite('content security policies')

policies('let a page post to the outside address in its content, and no other page', async () => {
  const project = fixtureProject()
  const booking = '"booking": { "type": "object", "properties": { "webhook": { "type": "string" } } }'
  project.replace(
    'schemas/page.json',
    '"properties": {\n    "routes"',
    `"properties": {\n    ${booking},\n    "routes"`,
  )
  const page = project.read('site/pages/tools.yaml')
  project.write('site/pages/tools.yaml', `${page}\nbooking:\n  webhook: https://hooks.example.org/lead?key=1\n`)
  assert.is((await project.build()).code, 0)
  const { headers } = JSON.parse(project.read('dist/host.json'))
  const valuesAt = (path: string) => headers.find((rule: { path: string }) => rule.path === path)?.values
  const policyOf = (path: string): string => (valuesAt(path) ?? valuesAt('/*'))['Content-Security-Policy']
  assert.match(policyOf('/tools'), "connect-src 'self' https://hooks.example.org/lead;")
  assert.match(policyOf('/werkzeug'), "connect-src 'self' https://hooks.example.org/lead;")
  for (const path of ['/', '/terms', '/404.html']) assert.match(policyOf(path), "connect-src 'self';", path)
  const lines = project.read('dist/public/_headers').split('\n')
  assert.is(lines[lines.indexOf('/terms') + 1]?.trim(), `Content-Security-Policy: ${policyOf('/terms')}`)
})

policies.run()

const secure = suite('Strict-Transport-Security')

secure('is sent over https only, as a proxy that is trusted says', async () => {
  const headers = [{ path: '/*', values: { 'Strict-Transport-Security': 'max-age=31536000' } }]
  const folder = await makeDist(FILES, { ...HOST, headers })
  for (const [trusted, sent] of [
    ['1', 'max-age=31536000'],
    ['', undefined],
  ] as const) {
    const server = await startServer(folder, { TRUST_PROXY: trusted })
    for (const path of ['/', '/nirgends', '/talk-to-us/', '/healthz']) {
      const answer = await ask(server, path, { headers: { 'x-forwarded-proto': 'https' } })
      assert.is(answer.headers['strict-transport-security'], sent, path)
      const plain = await ask(server, path, { headers: { 'x-forwarded-proto': 'http' } })
      assert.is(plain.headers['strict-transport-security'], undefined, path)
    }
    await server.stop()
  }
  removeDist(folder)
})

secure.run()
