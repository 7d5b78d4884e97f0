// The files of the site out of the function's own folder, for a function that answers everything: with the headers,
// redirects and not-found pages of our own server.
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { addressResolver, isForFunctions, routeAsked } from '../../common/addresses.ts'
import { listFiles, type PublicFile, type PublicFiles } from '../host/files.ts'
import { type HostFile, headersOf } from '../host/host-file.ts'
import { acceptedEncodings, chooseVariant } from '../host/negotiation.ts'
import type { LambdaAnswer, LambdaEvent } from './lambda.ts'

/** What serving files needs to know; the build writes it beside the function. */
export interface SiteTable extends Pick<HostFile, 'headers' | 'redirects' | 'errorPages' | 'pages'> {
  /** Content types by the ending of a file, with its dot. */
  readonly types: Readonly<Record<string, string>>
}

type LambdaHandler = (event: LambdaEvent) => Promise<LambdaAnswer>

/**
 * Answers for files; what is for functions goes on to them.
 *
 * @param folder ends with "/"; public/ is below it
 */
export function lambdaSite(table: SiteTable, folder: string, functions: LambdaHandler): LambdaHandler {
  let serving: Promise<Serving> | null = null
  return async (event) => {
    if (isForFunctions(event.rawPath)) return functions(event)
    const { method } = event.requestContext.http
    if (method !== 'GET' && method !== 'HEAD') return text(405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    serving ??= openSite(table, `${folder}public`)
    return siteAnswer(event, await serving, table)
  }
}

interface Serving {
  readonly files: PublicFiles
  readonly resolve: ReturnType<typeof addressResolver>
  readonly headers: ReturnType<typeof headersOf>
}

async function openSite(table: SiteTable, folder: string): Promise<Serving> {
  const files = await listFiles(folder)
  return { files, resolve: addressResolver(table, (path) => files.has(path)), headers: headersOf(table) }
}

async function siteAnswer(event: LambdaEvent, { files, resolve, headers }: Serving, table: SiteTable) {
  const query = event.rawQueryString === '' ? '' : `?${event.rawQueryString}`
  const path = routeAsked(table, event.rawPath, query)
  const found = resolve(path)
  if (found.kind === 'redirect')
    return text(found.status, found.to, { ...headers(path, true), location: found.to + query })
  const file = files.get(found.path ?? '')
  if (!file) return text(404, 'Not Found', { ...headers(path, true), 'cache-control': 'no-cache' })
  const { types } = table
  if (found.kind !== 'missing') return fileAnswer(event, file, { status: 200, headers: headers(path, true), types })
  // An address that leads nowhere today may lead somewhere tomorrow.
  const own = { ...headers(file.path, true), 'cache-control': 'no-cache' }
  return fileAnswer(event, file, { status: 404, headers: own, types })
}

interface FileAnswer extends Pick<SiteTable, 'types'> {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

async function fileAnswer(
  { headers: asked, requestContext }: LambdaEvent,
  file: PublicFile,
  { status, headers, types }: FileAnswer,
): Promise<LambdaAnswer> {
  const { encoding, file: path } = chooseVariant(file, acceptedEncodings(asked['accept-encoding']))
  const body = requestContext.http.method === 'HEAD' ? '' : (await readFile(path)).toString('base64')
  const type = types[extname(file.path)] ?? 'application/octet-stream'
  return {
    statusCode: status,
    headers: {
      ...headers,
      'content-type': type,
      ...(file.variants.length > 1 && { vary: 'accept-encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
    body,
    isBase64Encoded: true,
  }
}

function text(statusCode: number, words: string, headers: Readonly<Record<string, string>>): LambdaAnswer {
  const type = { 'content-type': 'text/plain; charset=utf-8' }
  return { statusCode, headers: { ...headers, ...type }, body: `${words}\n`, isBase64Encoded: false }
}
