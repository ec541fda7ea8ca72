import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { onTestFinished } from 'vitest'
import {
  forgetRunningRenderings,
  noteShownTags,
  withRenderingTracking,
} from '@/lib/platform/cache/renderings'
import type { Handler, Layer } from '@/lib/platform/http/server'

type Answer = {
  status: number
  reason: string | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

export type LayerServer = {
  /** Requests that the layers passed on to the stand-in for Next. */
  rendered: IncomingMessage[]
  /**
   * Sends a request with exactly these headers; `path` is sent unchanged, even if it is malformed.
   */
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>
}

/**
 * Serves a stand-in for Next behind layers, outermost first, until the test ends. Its responses
 * have the tag `content`.
 */
export async function serveBehindLayers(layers: Layer[], page: Handler): Promise<LayerServer> {
  // Requests that other tests aborted still count as running.
  forgetRunningRenderings()
  const rendered: IncomingMessage[] = []
  const noted: Handler = (asked, response) => {
    rendered.push(asked)
    noteShownTags(['content'])
    return page(asked, response)
  }
  const handle = [...layers, withRenderingTracking].reduceRight<Handler>(
    (next, layer) => layer(next),
    noted,
  )
  const server = createServer((asked, response) => void handle(asked, response))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        // Otherwise closing would wait up to four seconds for idle keep-alive connections.
        server.closeAllConnections()
      }),
  )
  const port = await listen(server)
  return { rendered, get: (...asked) => ask(port, ...asked) }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers })
    asked.once('response', (response) => {
      response.toArray().then((chunks) => {
        const { statusCode: status = 0, statusMessage: reason } = response
        resolve({ status, reason, headers: response.headers, body: Buffer.concat(chunks) })
      }, reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Sets status and headers one by one, like Next. */
export function setHead(response: ServerResponse, headers: Record<string, string>, status = 200) {
  response.statusCode = status
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return response
}
