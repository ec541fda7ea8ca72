import 'server-only'
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/lib/platform/env'
import { beforeSending } from './before-sending'
import { canCountVisits } from './counted-pages'
import { isCall } from './is-call'
import { cachedPageCsp } from './security-headers'
import type { Layer } from './server'

/**
 * An inline script; data scripts (`type="application/ld+json"`) are excluded, because they never
 * run.
 */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Hashes of a page's inline scripts for its content security policy (CSP 3, 6.7.3.3).
 * @returns `'sha256-…'` for each script, without duplicates
 */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(INLINE)].map(
      ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  ),
]

/** Joins the twenty or thirty adjacent scripts in which Next writes a page's data to one. */
export const joinDataScripts = (html: string): string =>
  html.replaceAll('</script><script>self.__next_f.push(', ';self.__next_f.push(')

const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"(?: id="([^"]*)")? async=""><\/script>/g

/** Preload hints, which would fetch scripts early. */
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g

/**
 * Runs in the page and adds the scripts after the first paint. Background tabs don't paint, and old
 * browsers don't report it, so they get the scripts at once. The timer handles a paint that never
 * happens.
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
 * The page with its scripts loaded after the first paint, so that the text neither shares the
 * connection with 160 kB of scripts nor waits for their evaluation (decision 012).
 */
export function deferScripts(html: string): string {
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

/**
 * Version of this rewriting, part of a page's ETag, since another release may rewrite differently.
 */
const VERSION = createHash('sha256').update(`${START} 2`).digest('base64url').slice(0, 8)

/**
 * Delays the scripts of public pages, which Next sends in one piece, until after the first paint.
 */
export const withDeferredScripts: Layer = (next) => (request, response) => {
  if (!isCall(request.url)) rewriteWhole(request, response)
  return next(request, response)
}

/**
 * Rewrites a stored page that is sent in one piece, and sets the hashes of its inline scripts
 * (decision 032).
 */
function rewriteWhole({ url = '' }: IncomingMessage, response: ServerResponse): void {
  beforeSending(response, ['end'], (args) => {
    if (!isStoredPage(response) || response.headersSent) return
    const [body] = args
    // Without a body, as for HEAD, the new length is unknown.
    response.removeHeader('content-length')
    markRewritten(response)
    if (typeof body === 'string' || Buffer.isBuffer(body)) {
      const html = joinDataScripts(deferScripts(body.toString()))
      args[0] = html
      response.setHeader('content-length', Buffer.byteLength(html))
      const [path = ''] = url.split('?')
      const isCounted = Boolean(env().GOOGLE_ANALYTICS_ID) && canCountVisits(path)
      response.setHeader('content-security-policy', cachedPageCsp(scriptHashes(html), isCounted))
    }
  })
}

/** Sets a weak ETag, since each encoding of the page has different bytes. */
function markRewritten(response: ServerResponse): void {
  const etag = response.getHeader('etag')
  if (!etag) return
  response.setHeader('etag', `W/"${String(etag).replace(/W\/|"/g, '')}-${VERSION}"`)
}

const isStoredPage = (response: ServerResponse) =>
  response.hasHeader('x-nextjs-cache') &&
  /^text\/html\b/.test(String(response.getHeader('content-type') ?? ''))
