import 'server-only'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { setPendingNotificationsCheck } from '@/lib/platform/db/await-pending-notifications'
import { isPooled } from '@/lib/platform/db/client'
import { noteDatabaseFailure } from '@/lib/platform/db/outage'
import { primaryAddress, serversOf } from '@/lib/platform/db/primary'
import { log } from '@/lib/platform/log'
import { nowSeconds, setGauge } from '@/lib/platform/measure'
import { startHeartbeat } from './heartbeat'
import { CHANGE_CHANNEL, EVERYTHING_TAGS, isCacheTag, type CacheTag } from './tags'

const RETRY_MS = 1_000

/**
 * Wait between two checks of the connection, and timeout of a response. Their sum is well below
 * half a minute, the time within which a connection that receives nothing must be replaced.
 */
const BEAT_MS = 10_000
const SILENCE_MS = 10_000

const GOODBYE_MS = 1_000

/** A listener on another channel. */
type Listener = {
  channel: string
  hear: (payload: string) => void
  /** Reads messages that may have been missed; called each time when listening begins. */
  catchUp: () => Promise<void>
}

type WatchOptions = {
  connectionString: string
  renew: (tags: CacheTag[]) => void
  also?: Listener
  /** Aborts a watch that is still connecting. */
  signal?: AbortSignal
  /** Wait between two attempts to reach the database, in milliseconds. */
  retryMs?: number
  /** Wait between two checks that the connection receives notifications, in milliseconds. */
  beatMs?: number
  /** Timeout for a response of the database on this connection, in milliseconds. */
  silenceMs?: number
}

type Listening = Awaited<ReturnType<typeof listen>>

/**
 * Renews pages when any process announces a change (lib/platform/cache/announce), such as another
 * instance or an import on the command line. Renews everything at the start, and after a connection
 * was lost or stopped receiving notifications, since changes may have been missed. Resolves when
 * listening has begun, however long the database is unavailable.
 */
export async function watchChanges({ retryMs = RETRY_MS, signal, ...options }: WatchOptions) {
  const ending = new AbortController()
  const ended = AbortSignal.any([ending.signal, signal ?? ending.signal])
  let current = await listenAtLast(options, retryMs, ended)
  const follow = async () => {
    while (current) {
      await current.lost
      if (ended.aborted) return
      await pause(retryMs)
      current = await listenAtLast(options, retryMs, ended)
    }
  }
  void follow()
  return {
    stop: async () => {
      ending.abort()
      await current?.close()
    },
  }
}

/** Retries until it listens or `ended` is aborted. */
async function listenAtLast(
  options: WatchOptions,
  retryMs: number,
  ended: AbortSignal,
): Promise<Listening | undefined> {
  while (!ended.aborted) {
    const listening = await listen(options).catch(noted)
    if (listening && ended.aborted) await listening.close()
    else if (listening) return listening
    await pause(retryMs)
  }
  return undefined
}

/** Opens one listening connection. On failure it rejects and leaves nothing open. */
async function listen({
  connectionString,
  renew,
  also,
  beatMs = BEAT_MS,
  silenceMs = SILENCE_MS,
}: WatchOptions) {
  const address = await primaryAddress(connectionString)
  const socket = new Socket()
  const client = new Client({
    connectionString: address,
    application_name: 'iskra watch',
    stream: () => socket,
    keepAlive: true,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve)).then(() =>
    setGauge('iskra_changes_heard', {}, 0),
  )
  client.on('error', () => undefined)
  const close = () => {
    // The peer may have vanished silently, and then never acknowledges the end of the connection.
    setTimeout(() => socket.destroy(), GOODBYE_MS).unref()
    return client.end().catch(() => undefined)
  }
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel !== CHANGE_CHANNEL) return also?.hear(payload)
    const tags = payload.split(',').filter(isCacheTag)
    if (tags.length) renew(tags)
  })
  try {
    await client.connect()
    serversOf(connectionString)?.follow(client, address)
    for (const channel of [CHANGE_CHANNEL, also?.channel ?? []].flat()) {
      await client.query(`listen ${channel}`)
    }
    await also?.catchUp()
    // PostgreSQL delivers pending notifications of a connection before it ends a query on it.
    setPendingNotificationsCheck(() => client.query('select'))
    renew([...EVERYTHING_TAGS])
  } catch (error) {
    await close()
    throw error
  }
  const onDeaf = () => {
    log().warn('Changes of content are no longer heard: the connection is made anew')
    socket.destroy()
  }
  const onHeard = () => {
    setGauge('iskra_changes_heard', {}, 1)
    setGauge('iskra_changes_last_heard_timestamp_seconds', {}, nowSeconds())
  }
  onHeard()
  startHeartbeat(client, { channel: CHANGE_CHANNEL, everyMs: beatMs, onHeard, onDeaf })
  return { lost, close }
}

function noted(error: unknown): undefined {
  // Behind a pooler this connection has another address, whose failure is no outage of the app's.
  if (!isPooled()) noteDatabaseFailure(error)
  log().warn({ err: error }, 'Changes of content cannot be heard; tried again soon')
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
