import 'server-only'
import { Socket } from 'node:net'
import { Client } from 'pg'
import { hearChangesBy } from '@/lib/platform/db/changes-heard'
import { log } from '@/lib/platform/log'
import { startHeartbeat } from './heartbeat'
import { CHANGE_CHANNEL, EVERYTHING, isCacheTag, type CacheTag } from './tags'

const RETRY_MS = 1_000

/** Together they are well below half a minute, after which a deaf connection is replaced. */
const BEAT_MS = 10_000
const SILENCE_MS = 10_000

const GOODBYE_MS = 1_000

/** Something else to hear of, on a channel of its own. */
type Listener = {
  channel: string
  hear: (payload: string) => void
  /** Reads what may have gone by unheard, each time when listening begins. */
  catchUp: () => Promise<void>
}

type WatchOptions = {
  connectionString: string
  renew: (tags: CacheTag[]) => void
  also?: Listener
  /** Ends a watch that does not listen yet. */
  signal?: AbortSignal
  /** Wait between two tries to reach the database, in milliseconds. */
  retryMs?: number
  /** How often it is made sure that the connection hears. */
  beatMs?: number
  /** How long the database may take for an answer on it. */
  silenceMs?: number
}

type Listening = Awaited<ReturnType<typeof listen>>

/**
 * Renews pages when any process announces a change (lib/platform/cache/announce): another instance, an import
 * on the command line. Renews everything at the start, and after a connection was lost or heard nothing
 * more, since a change may have been missed. Resolves when it listens, however long the database is unavailable.
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

/** Tries until it listens, or `ended`. */
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

/** One connection that listens. Rejects, with nothing left open, when there is none. */
async function listen({
  connectionString,
  renew,
  also,
  beatMs = BEAT_MS,
  silenceMs = SILENCE_MS,
}: WatchOptions) {
  const socket = new Socket()
  const client = new Client({
    connectionString,
    application_name: 'iskra watch',
    stream: () => socket,
    keepAlive: true,
    connectionTimeoutMillis: silenceMs,
    query_timeout: silenceMs,
  })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  const close = () => {
    // The other end may have gone without a word, and answers no goodbye.
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
    for (const channel of [CHANGE_CHANNEL, also?.channel ?? []].flat()) {
      await client.query(`listen ${channel}`)
    }
    await also?.catchUp()
    // PostgreSQL sends a connection what it has to tell before it ends a query of that connection.
    hearChangesBy(() => client.query('select'))
    renew([...EVERYTHING])
  } catch (error) {
    await close()
    throw error
  }
  const onDeaf = () => {
    log().warn('Changes of content are no longer heard: the connection is made anew')
    socket.destroy()
  }
  startHeartbeat(client, { channel: CHANGE_CHANNEL, everyMs: beatMs, onDeaf })
  return { lost, close }
}

function noted(error: unknown): undefined {
  log().warn({ err: error }, 'Changes of content cannot be heard; tried again soon')
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
