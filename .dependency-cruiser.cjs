const doors = [
  ['yaml', '^src/content/yaml(-problem)?[.]ts$'],
  ['js-yaml', '^src/content/plain-yaml[.]ts$'],
  ['gray-matter', '^src/content/mdx[.]ts$'],
  ['mdx-bundler', '^src/content/compile-mdx[.]ts$'],
  ['ajv', '^src/content/validator[.]ts$|^src/diagnostics/|^functions/lib/'],
  ['ajv-formats', '^src/content/validator[.]ts$|^functions/lib/'],
  ['image-size', '^src/content/assets[.]ts$'],
  ['esbuild', '^src/(esbuild/|content/compile-mdx[.]ts$)|^bin/compile[.]js$'],
  ['pino', '^functions/lib/'],
  ['rate-limiter-flexible', '^functions/lib/'],
  ['commander', '^src/cli[.]ts$'],
  ['json-schema-to-typescript', '^src/schemas/'],
  ['express', '^functions/host/'],
  ['@libsql', '^functions/outbox/'],
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'bin-starts-cli',
      severity: 'error',
      from: { path: '^bin/' },
      to: { path: '^(src|templates|functions|schemas)/', pathNot: '^src/cli[.]ts$' },
    },
    {
      name: 'src-compiles-by-path',
      comment: 'src hands templates and functions to esbuild by path.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(templates|functions|bin)/' },
    },
    {
      name: 'templates-know-types',
      severity: 'error',
      from: { path: '^templates/' },
      to: { path: '^(src|bin|functions)/' },
    },
    {
      name: 'templates-run-anywhere',
      severity: 'error',
      from: { path: '^templates/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'templates-use-react-alone',
      severity: 'error',
      from: { path: '^templates/', pathNot: '[.]test[.]tsx?$' },
      to: { dependencyTypes: ['npm', 'npm-dev'], pathNot: 'node_modules/(@types/)?react(-dom)?/' },
    },
    {
      name: 'functions-stand-alone',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(src|bin|templates)/' },
    },
    {
      name: 'stages-are-siblings',
      comment: 'A stage knows nothing of its neighbours but the types of what they hand over.',
      severity: 'error',
      from: { path: '^src/pipeline/([a-z-]+)[.]ts$' },
      to: { path: '^src/pipeline/', pathNot: '^src/pipeline/$1', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stages-are-called-by-commands',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(commands|pipeline)/' },
      to: { path: '^src/pipeline/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-middle',
      severity: 'error',
      from: { path: '^src/(rules|html|diagnostics)/', pathNot: '[.]test[.]ts$' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|url)$' },
    },
    {
      name: 'no-test-in-product',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$' },
      to: { path: '[.]test[.]tsx?$' },
    },
    ...doors.map(([library, door]) => ({
      name: `door-${library}`,
      severity: 'error',
      from: { pathNot: `${door}|[.]test[.]tsx?$` },
      to: { path: `node_modules/${library}/` },
    })),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
