import { functionFiles, hostName } from '../functions/files.ts'
import { calendarLimits, documentLimit, NO_FILE_DATABASE } from '../functions/limits.ts'
import { publicFiles } from '../server/public-files.ts'
import type { BuiltSite, RepeatedFile, Target } from '../target.ts'
import { samTemplate } from './template.ts'

const SITE = `import { lambdaApi } from './lambda.mjs'
import { lambdaSite } from './lambda-site.mjs'
import host from './host.mjs'
import table from './site.mjs'

const folder = new URL('.', import.meta.url).pathname

export const handler = lambdaSite(table, folder, lambdaApi(host))
`

const DELIVERY = `import { lambdaDelivery } from './lambda-delivery.mjs'
import host from './host.mjs'

export const handler = lambdaDelivery(host)
`

/** An event, in which a binary body is a third larger. @see https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const MAX_MEGABYTES = 4.5
const MAX_ANSWER_BYTES = 4_500_000

/** AWS Lambda (docs/deploy/lambda.md): one function for everything that visitors ask for, one that delivers. */
export const lambda: Target = {
  files: async (built) => [
    { path: 'template.yaml', contents: samTemplate(hostName(built)) },
    ...withCompressed(built, 'site/public/'),
    { path: 'site/site.mjs', contents: siteModule(built) },
    ...(await functionFiles(built, {
      ...{ name: 'lambda', isNode: true, folder: 'site/', entry: 'index.mjs', code: SITE },
      others: ['lambda-site'],
    })),
    ...(await functionFiles(built, {
      ...{ name: 'lambda-delivery', isNode: true, folder: 'deliver/', entry: 'index.mjs', code: DELIVERY },
    })),
  ],
  limits: (built) => [
    documentLimit(built, MAX_MEGABYTES),
    ...calendarLimits(built),
    NO_FILE_DATABASE,
    ...[...built.files]
      .filter(([path, size]) => path.startsWith('public/') && size > MAX_ANSWER_BYTES)
      .map(([path]) => ({
        en: `${path} is larger than an answer may be (6 MB with its encoding): it cannot be fetched.`,
        de: `${path} ist größer, als eine Antwort sein darf (6 MB mit ihrer Kodierung): nicht abrufbar.`,
      })),
  ],
}

/** The files of visitors with their compressed forms: Lambda compresses nothing. */
function withCompressed({ files }: BuiltSite, folder: string): RepeatedFile[] {
  return [...files.keys()]
    .filter((path) => path.startsWith('public/'))
    .map((path) => ({ path: folder + path.slice('public/'.length), copyOf: path }))
}

/** What serving the files needs to know (functions/adapters/lambda-site.ts). */
function siteModule({ host, files }: BuiltSite): string {
  const { headers, redirects, errorPages, pages } = host
  const types = Object.fromEntries(
    publicFiles(files).map(({ path, type }) => [/[.][^.]*$/.exec(path)?.[0] ?? '', type]),
  )
  return `export default ${JSON.stringify({ headers, redirects, errorPages, pages, types })}\n`
}
