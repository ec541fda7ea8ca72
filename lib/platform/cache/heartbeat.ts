import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

type HeartbeatOptions = {
  channel: string
  /** Wait between two beats, in milliseconds. */
  everyMs: number
  /** Called for each beat that was received. */
  onHeard: () => void
  /** Called once, when a beat was not received. */
  onDeaf: () => void
}

/**
 * Checks repeatedly that a connection receives notifications of a channel, by sending one over the
 * same connection. A connection whose peer vanished silently, or that a pooler shares, receives
 * nothing but shows no other error.
 */
export function startHeartbeat(
  client: Client,
  { channel, everyMs, onHeard, onDeaf }: HeartbeatOptions,
) {
  const own = `beat ${randomUUID()}`
  let isHeard = false
  let timer: NodeJS.Timeout
  client.on('notification', ({ payload }) => {
    if (payload === own) isHeard = true
  })
  const beat = async () => {
    isHeard = false
    // PostgreSQL delivers the notification before the query ends; a query that takes too long is
    // ended by the client's timeout.
    await client.query('select pg_notify($1, $2)', [channel, own]).catch(() => undefined)
    if (!isHeard) return onDeaf()
    onHeard()
    wait()
  }
  const wait = () => {
    timer = setTimeout(() => void beat(), everyMs).unref()
  }
  wait()
  client.once('end', () => clearTimeout(timer))
}
