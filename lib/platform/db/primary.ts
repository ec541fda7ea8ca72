import 'server-only'
import { Client } from 'pg'
import { log } from '@/lib/platform/log'
import { singleHostAddresses } from '@/lib/platform/database-hosts'

/** Wait between two looks at all servers, and timeout of a server's answer. */
const BEAT_MS = 1_500
const ANSWER_MS = 1_000

/** No server takes writes; the code is that of a connection that can't be made. */
class NoPrimaryError extends Error {
  readonly code = '08001'
}

/**
 * Servers of which one takes writes and the others follow it. After a promotion, connections to the
 * former one are dropped, so that pools open new ones.
 */
export class Servers {
  readonly #addresses: string[]
  #primary: string | null = null
  #timeline = ''
  #looking: Promise<void> | null = null
  readonly #clients = new Map<Client, string>()

  constructor(addresses: string[]) {
    this.#addresses = addresses
    setInterval(() => void this.look(), BEAT_MS).unref()
  }

  /**
   * The address of the server that takes writes.
   * @throws an error that counts as an unavailable database
   */
  async primary(): Promise<string> {
    if (!this.#primary) await this.look()
    if (!this.#primary) throw new NoPrimaryError('None of the database servers takes writes.')
    return this.#primary
  }

  /** Drops a connection to `address` when another server takes its place. */
  follow(client: Client, address: string): void {
    this.#clients.set(client, address)
    client.once('end', () => this.#clients.delete(client))
    // Another server may have taken its place while the connection was being opened.
    if (address !== this.#primary) breakConnection(client)
  }

  /** Asks all servers; concurrent callers share one look. */
  look(): Promise<void> {
    return (this.#looking ??= this.#look().finally(() => (this.#looking = null)))
  }

  async #look(): Promise<void> {
    const found = await Promise.all(this.#addresses.map(askServer))
    // A former primary that was cut off may still take writes; the promoted one has a later timeline.
    // Without its answer nothing changes: a server that is busy or full is not replaced by a former.
    let latest: Answer | null = null
    for (const server of found)
      if (server && server.timeline > (latest?.timeline ?? this.#timeline)) latest = server
    if (!latest) return
    const former = this.#primary
    this.#primary = latest.address
    this.#timeline = latest.timeline
    if (!former) return
    log().warn({ server: hostOf(latest.address) }, 'Another database server takes writes now')
    for (const [client, address] of this.#clients)
      if (address !== latest.address) breakConnection(client)
  }
}

const hostOf = (address: string) => new URL(address).host

const breakConnection = (client: Client): void =>
  void (
    client as Client & { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy()

/** A server that takes writes, and its timeline: eight hexadecimal digits. */
type Answer = { address: string; timeline: string }

/** Null for a server that takes no writes or does not answer. */
async function askServer(address: string): Promise<Answer | null> {
  let client: Client | undefined
  try {
    client = new Client({
      connectionString: address,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      application_name: 'iskra primary',
    })
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ timeline: string | null }>(
      `select case when not pg_is_in_recovery()
        then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end as timeline`,
    )
    const timeline = rows[0]?.timeline
    return timeline ? { address, timeline } : null
  } catch {
    return null
  } finally {
    if (client) end(client)
  }
}

function end(client: Client): void {
  void client.end().catch(() => undefined)
  // A silent server would never acknowledge the end.
  setTimeout(() => breakConnection(client), ANSWER_MS).unref()
}

const globals = globalThis as { iskraServers?: Map<string, Servers> }

/** The servers of an address with several hosts; null for one with a single host. */
export function serversOf(address: string): Servers | null {
  const addresses = singleHostAddresses(address)
  if (addresses.length === 1) return null
  const all = (globals.iskraServers ??= new Map<string, Servers>())
  const known = all.get(address) ?? new Servers(addresses)
  all.set(address, known)
  return known
}

/** The address of the server that takes writes; an address with a single host as it is. */
export const primaryAddress = async (address: string): Promise<string> =>
  (await serversOf(address)?.primary()) ?? address
