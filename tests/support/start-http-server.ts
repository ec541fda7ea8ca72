import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a server that responds with `listener`. */
export async function startHttpServer(
  listener: RequestListener,
): Promise<{ endpoint: string; stop: () => Promise<unknown> }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { endpoint: `http://127.0.0.1:${port}`, stop }
}
