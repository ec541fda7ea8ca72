import 'server-only'
import { Client } from 'pg'
import type { Servers } from './primary'
import { NamingClient } from './statement-names'

/** PostgreSQL's code for a write on a server that follows another one. */
const READ_ONLY = '25006'

const connect = NamingClient.prototype.connect as (this: Client) => Promise<unknown>

type Connection = {
  on(event: 'errorMessage', hear: (message: { code?: string }) => void): void
  stream: { destroy(): void }
}

/** A class of connections for a pool, each to the server that takes writes when it is opened. */
export const primaryClientOf = (servers: Servers) =>
  class PrimaryClient extends NamingClient {
    override connect = ((callback?: (error: Error | null, client?: Client) => void) => {
      const connected = this.connectToPrimary()
      if (!callback) return connected
      connected.then(() => callback(null, this), callback)
    }) as Client['connect']

    private async connectToPrimary(): Promise<void> {
      const address = await servers.primary()
      // Parsed as `pg` does it; never connected.
      const { host, port } = new Client({ connectionString: address })
      Object.assign(this, { host, port })
      const { connection } = this as unknown as { connection: Connection }
      connection.on('errorMessage', ({ code }) => {
        if (code !== READ_ONLY) return
        // The server was demoted: this connection must not be used again.
        connection.stream.destroy()
        void servers.look()
      })
      try {
        await connect.call(this)
      } catch (error) {
        void servers.look()
        throw error
      }
      servers.follow(this, address)
    }
  }
