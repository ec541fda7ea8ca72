import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { beforeSending } from './before-sending'
import { isCountedPage } from './counted-pages'
import { isCall } from './is-call'
import { storedCsp } from './security-headers'
import type { Layer } from './server'

/** An inline script; data (`type="application/ld+json"`) is never run. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The sources of a page's own inline scripts for its content security policy (CSP 3, 6.7.3.3).
 * @returns `'sha256-…'` of each, without repeats
 */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
]

/** Next writes the data of a page in twenty or thirty scripts in a row: one does the same. */
export const joinDataScripts = (html: string): string =>
  html.replaceAll('</script><script>self.__next_f.push(', ';self.__next_f.push(')

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]*)")? async=""><\/script>/g

/** Hints that would fetch a script early. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Runs in the page: adds the scripts after its first paint. A background tab paints nothing and an old
 * browser doesn't report it: they get them at once. The timer is for a paint that never comes.
 */
const START = [
  'let isStarted=false;',
  'const start=()=>{',
  'if(isStarted)return;isStarted=true;',
  'for(const [src,id] of scripts)',
  "document.head.append(Object.assign(document.createElement('script'),{src,id,async:true}))",
  '};',
  "if(document.hidden||!PerformanceObserver.supportedEntryTypes?.includes('paint'))start();",
  "else new PerformanceObserver(start).observe({type:'paint',buffered:true});",
  'setTimeout(start,4000)',
].join('')

/**
 * The same page with its scripts after its first paint: the text doesn't share the connection with
 * 160 kB of scripts, nor wait for their evaluation (decision 012).
 */
export function paintFirst(html: string): string {
  const end = html.lastIndexOf('</body>')
  const scripts: [src: string, id: string][] = []
  const rest = html
    .slice(0, end)
    .replace(PRELOAD, '')
    .replace(SCRIPT, (_, src: string, id = '') => {
      scripts.push([src, id])
      return ''
    })
  if (end < 0 || !scripts.length) return html
  const run = `<script>(scripts=>{${START}})(${JSON.stringify(scripts)})</script>`
  return rest + run + html.slice(end)
}

/** Version of the rewriting, part of a page's ETag: another release may rewrite differently. */
const VERSION = createHash('sha256').update(`${START} 2`).digest('base64url').slice(0, 8)

/** Public pages, which Next sends in one piece, are painted before their scripts run. */
export const withPaintFirst: Layer = (next) => (request, response) => {
  if (!isCall(request.url)) rewriteWhole(request, response)
  return next(request, response)
}

/**
 * Rewrites a stored page when it is sent in one piece, and names its inline scripts (decision 032).
 */
function rewriteWhole({ url = '' }: IncomingMessage, response: ServerResponse): void {
  beforeSending(response, ['end'], (args) => {
    if (!isStoredPage(response) || response.headersSent) return
    const [body] = args
    // Without a body, as for HEAD, its new length is unknown.
    response.removeHeader('content-length')
    markRewritten(response)
    if (typeof body === 'string' || Buffer.isBuffer(body)) {
      const html = joinDataScripts(paintFirst(body.toString()))
      args[0] = html
      response.setHeader('content-length', Buffer.byteLength(html))
      const [path = ''] = url.split('?')
      const isCounted = Boolean(env().GOOGLE_ANALYTICS_ID) && isCountedPage(path)
      response.setHeader('content-security-policy', storedCsp(scriptHashes(html), isCounted))
    }
  })
}

/** A weak ETag, since each encoding of the page has other bytes. */
function markRewritten(response: ServerResponse): void {
  const etag = response.getHeader('etag')
  if (!etag) return
  response.setHeader('etag', `W/"${String(etag).replace(/W\/|"/g, '')}-${VERSION}"`)
}

const isStoredPage = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') &&
  /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''))
