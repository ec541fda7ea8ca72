import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { logPrintedErrors } from './page-errors'
import { CLIENT_NETWORK_HEADER } from './rate-limit'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'

/**
 * The client's address: behind `trustedProxies` reverse proxies, the entry at that position from
 * the end of `X-Forwarded-For`. Entries further left come from the client and are not trusted.
 */
export const clientAddressBehindProxies = (
  request: IncomingMessage,
  trustedProxies: number,
): string => proxyAddr(request, (_address, hop) => hop < trustedProxies) || 'unknown'

/** The unit that rate limits count: an IPv4 address, or the IPv6 /48 that one customer may have. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!ipaddr.isValid(plain)) return plain
  const parsed = ipaddr.process(plain)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/48`).toString()}/48`
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown

/** A layer in front of Next: it responds itself or calls `next`. */
export type Layer = (next: Handler) => Handler

export type ServerOptions = {
  isDev: boolean
  host: string
  /** 0 means any free port. */
  port: number
  /** Number of reverse proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: number
  /** Layers in front of Next, outermost first. */
  layers?: Layer[]
}

export type RunningServer = {
  port: number
  /** Finishes pending requests for at most three seconds, and accepts no new ones. */
  close(): Promise<void>
}

const CLOSE_LIMIT_MS = 3_000

const TIMEOUTS = {
  /**
   * Slow headers and bodies must not hold a connection for ever, but an upload may come over a slow
   * line.
   */
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  /** Longer than reverse proxies keep idle connections, so that they never use a closed one. */
  keepAliveTimeout: 65_000,
}

/** Closes a connection without any traffic for this long. */
const IDLE_LIMIT_MS = 120_000

/** Serves the site: Next within this process, behind the layers. Rejects if the port is in use. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { default: next } = await import('next')
  if (!options.isDev) logPrintedErrors()
  // Next drops requests that offer to upgrade the protocol, as some do to HTTP/2; RFC 9110, 7.8
  // allows to ignore the offer. Only the development server uses an upgrade, for web sockets.
  const server = createServer({ ...TIMEOUTS, shouldUpgradeCallback: () => options.isDev })
  server.setTimeout(IDLE_LIMIT_MS)
  const app = next({
    dev: options.isDev,
    hostname: options.host,
    port: options.port,
    httpServer: server,
  })
  await app.prepare()
  const layers = [...(options.layers ?? []), withClientAddress(options.trustedProxies)]
  const handle = layers.reduceRight<Handler>(
    (inner, layer) => layer(inner),
    app.getRequestHandler(),
  )
  server.on('request', (request, response) => void handle(request, response))
  const port = await listen(server, options)
  return {
    port,
    close: async () => {
      await closeServer(server)
      await app.close()
    },
  }
}

/** Passes the client's network, as rate limits count it, in a header that clients can't set. */
const withClientAddress =
  (trustedProxies: number): Layer =>
  (next) =>
  (request, response) => {
    request.headers[CLIENT_NETWORK_HEADER] = networkOf(
      clientAddressBehindProxies(request, trustedProxies),
    )
    return next(request, response)
  }

/**
 * Throws a one-sentence error when another program uses the port, so that it is reported before a
 * long build.
 */
export async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, { port, host })
  await new Promise((resolve) => probe.close(resolve))
}

type ListenOptions = {
  port: number
  host: string
  /** Beginning of the settings' names: `METRICS_` for METRICS_PORT and METRICS_HOST. */
  prefix?: string
}

/** Resolves with the port. Rejects with a one-sentence error if the address can't be used. */
export function listen(
  server: Server,
  { port, host, prefix = '' }: ListenOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(explainListenError(error, { port, host, prefix })),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explainListenError(
  error: NodeJS.ErrnoException,
  { port, host, prefix }: Required<ListenOptions>,
): Error {
  const another = `set another ${prefix}PORT`
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is busy: stop the other program, or ${another}.`)
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} is not allowed: ${another}.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new Error(
      `The setting ${prefix}HOST must be an address of this machine, but it is "${host}".`,
    )
  }
  return error
}

export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const limit = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS)
  await closed
  clearTimeout(limit)
}
