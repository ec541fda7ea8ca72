import 'server-only'
import type { ServerResponse } from 'node:http'
import { isCall } from './is-call'
import { securityHeaderFields } from './security-headers'
import type { Layer } from './server'

const RETRY_AFTER_SECONDS = 5

/** Self-contained: what fails may be anything behind it. */
const PAGE = `<!doctype html>
<html lang="hr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Odmah se vraćamo | Iskra</title>
<style>
  body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1rem; text-align: center; background: #fffaf2; color: #241a3f }
  h1 { font-size: 2rem; margin: 0 } p { margin: 0 }
  a { background: #ffb224; color: #3a1f00; font-weight: 700; padding: .7rem 1.4rem; border-radius: .9rem; text-decoration: none }
  @media (prefers-color-scheme: dark) { body { background: #14112a; color: #f5f1ff } }
</style>
<h1>Iskra se nakratko odmara</h1>
<p>Nije do tebe. Pokušaj ponovno za koji trenutak.</p>
<a href="">Pokušaj ponovno</a>
</html>
`

/** A page that could not be made becomes a 503 in Croatian that says when to come back. */
export const withUnavailablePage: Layer = (next) => (request, response) => {
  const isPage = !isCall(request.url) && !('rsc' in request.headers)
  if (isPage) replaceFailure(response)
  return next(request, response)
}

function replaceFailure(response: ServerResponse): void {
  const { writeHead, write, end } = response
  let isReplaced = false
  const send = (...args: Parameters<typeof writeHead>) => {
    isReplaced = args[0] >= 500 && !response.headersSent
    if (!isReplaced) return writeHead.apply(response, args)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.statusMessage = 'Service Unavailable'
    return writeHead.call(response, 503, {
      ...securityHeaderFields,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
      'content-length': Buffer.byteLength(PAGE),
    })
  }
  response.writeHead = send as typeof writeHead
  const sendHead = () => {
    if (!response.headersSent) response.writeHead(response.statusCode)
  }
  response.write = ((...args: Parameters<typeof write>) => {
    sendHead()
    if (!isReplaced) return write.apply(response, args)
    const done = args.find(isCallback)
    if (done) process.nextTick(done)
    return true
  }) as typeof write
  response.end = ((...args: unknown[]) => {
    sendHead()
    const sent = isReplaced ? [PAGE, ...args.filter(isCallback)] : args
    return (end as (...all: unknown[]) => ServerResponse).apply(response, sent)
  }) as typeof end
}

const isCallback = (value: unknown): value is () => void => typeof value === 'function'
