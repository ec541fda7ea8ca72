import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'

/** A proxy to a database that can fail like a network: no byte passes, but nothing is closed. */
export async function startSilentProxy(connectionString: string) {
  const { host, port } = new Client({ connectionString })
  const open = new Set<Socket>()
  const dead = new WeakSet<Socket>()
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (bytes) => void (dead.has(near) || to.write(bytes)))
      from.on('error', () => to.destroy())
      from.on('close', () => void (dead.has(near) || to.destroy()))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(connectionString)
  url.searchParams.delete('host')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    /** Silences the open connections; later ones work. */
    goSilent: () => {
      for (const one of open) dead.add(one)
    },
    stop: async () => {
      for (const one of open) one.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
