import { createHash } from 'node:crypto'
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * In the address of a script. The proxy gives the scripts of the new build other names, and answers
 * 404 for the names of the other build.
 */
const CHUNKS = 'static/chunks/'
const NEXT_CHUNKS = `${CHUNKS}novi-`

/** An inline script. The page's content security policy contains its hash. */
const INLINE = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Starts a proxy in front of the site that can imitate a new build: all script names then change,
 * and the old names are answered with 404.
 */
export async function startBuildProxy(site: string) {
  let isNext = false
  const server = createServer((request, response) => void pass(request, response))

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const isRenamed = path.includes(NEXT_CHUNKS)
    if (path.includes(CHUNKS) && isRenamed !== isNext) return void response.writeHead(404).end()
    // Without these headers, since the proxy needs the page's text, uncompressed.
    const { 'if-none-match': _, 'accept-encoding': __, ...headers } = request.headers
    const asked = ask(site + path.replace(NEXT_CHUNKS, CHUNKS), { method: request.method, headers })
    request.pipe(asked)
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      asked.on('response', resolve).on('error', reject),
    )
    const isText = /html|javascript|x-component/.test(answer.headers['content-type'] ?? '')
    const body = await buffer(answer)
    const text = isNext && isText ? body.toString().replaceAll(CHUNKS, NEXT_CHUNKS) : null
    const sent = text === null ? body : Buffer.from(text)
    const head: IncomingHttpHeaders = { ...answer.headers, 'content-length': String(sent.length) }
    delete head['transfer-encoding']
    if (text !== null) {
      delete head.etag
      const policy = String(head['content-security-policy'])
      head['content-security-policy'] = policy.replace(/(?: 'sha256-[^']+')+/, ` ${hashesIn(text)}`)
    }
    response.writeHead(answer.statusCode ?? 502, head).end(sent)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    build: () => void (isNext = true),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hashesIn = (html: string) =>
  [...html.matchAll(INLINE)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')
