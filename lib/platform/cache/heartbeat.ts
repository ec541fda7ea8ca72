import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

type HeartbeatOptions = {
  channel: string
  /** Wait after each time, in milliseconds. */
  everyMs: number
  /** Called once, when something was not heard. */
  onDeaf: () => void
}

/**
 * Makes sure again and again that a connection hears what is said on a channel, by saying something
 * there over it. One whose other end is gone without a word, or that a pooler shares out, hears nothing
 * more and fails in no other way.
 */
export function startHeartbeat(client: Client, { channel, everyMs, onDeaf }: HeartbeatOptions) {
  const own = `beat ${randomUUID()}`
  let isHeard = false
  let timer: NodeJS.Timeout
  client.on('notification', ({ payload }) => {
    if (payload === own) isHeard = true
  })
  const beat = async () => {
    isHeard = false
    // PostgreSQL sends it before it ends the query; the client ends one that takes too long.
    await client.query('select pg_notify($1, $2)', [channel, own]).catch(() => undefined)
    if (isHeard) wait()
    else onDeaf()
  }
  const wait = () => {
    timer = setTimeout(() => void beat(), everyMs).unref()
  }
  wait()
  client.once('end', () => clearTimeout(timer))
}
