import type { HostFacts } from './host-facts.ts'
import { leadApi } from './lead-api.ts'
import { NODE_DATABASES } from './node-databases.ts'

/**
 * The parts that we need of an event in payload format 2.0: of an HTTP API, or of a function URL.
 *
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 * @see https://docs.aws.amazon.com/lambda/latest/dg/urls-invocation.html
 */
export interface LambdaEvent {
  readonly rawPath: string
  readonly rawQueryString: string
  /** Names in lower case; values of one name are joined by commas. */
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body?: string
  readonly isBase64Encoded: boolean
  readonly requestContext: { readonly http: { readonly method: string; readonly sourceIp: string } }
}

/** What Lambda takes as an answer. */
export type LambdaAnswer = Awaited<ReturnType<typeof lambdaAnswer>>

/** What Lambda calls with each request. */
export function lambdaApi(host: HostFacts): (event: LambdaEvent) => Promise<LambdaAnswer> {
  const answer = leadApi(host, NODE_DATABASES)
  return async (event) => {
    const { sourceIp } = event.requestContext.http
    const request = webRequest(event)
    return lambdaAnswer(request, await answer(request, { environment: process.env, address: sourceIp }))
  }
}

function webRequest({ rawPath, rawQueryString, headers, body, isBase64Encoded, requestContext }: LambdaEvent): Request {
  const { method } = requestContext.http
  const url = new URL('http://localhost')
  url.pathname = rawPath
  url.search = rawQueryString
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const bytes = body === undefined ? null : Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  const hasBody = bytes !== null && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers: given, ...(hasBody ? { body: bytes } : {}) })
}

async function lambdaAnswer({ method }: Request, response: Response) {
  const headers = Object.fromEntries(response.headers)
  const body = method === 'HEAD' ? '' : await response.text()
  return { statusCode: response.status, headers, body, isBase64Encoded: false }
}
