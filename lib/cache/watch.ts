import 'server-only'
import { Client } from 'pg'
import { INTERNAL_SECRET_HEADER, internalSecret } from '@/lib/http/internal'
import { log } from '@/lib/log'
import { expirePages } from './page-store'
import { renewals, type Renew } from './renewals'
import { CACHE_TAGS, CHANGE_CHANNEL, type CacheTag } from './tags'

const RETRY_MS = 1_000

/** A renewal that hangs must not hold up all that come after it. */
const RENEWAL_LIMIT_MS = 30_000

type WatchOptions = {
  connectionString: string
  renew: Renew
  /** Ends a watch that still waits for its first renewal. */
  signal?: AbortSignal
  /** Wait between two tries to reach the database, in milliseconds. */
  retryMs?: number
}

type Listening = Awaited<ReturnType<typeof listen>>

/**
 * Renews pages whenever any process announces a change (lib/cache/announce): another instance, an
 * import on the command line. Everything is renewed at the start and after a lost connection,
 * since a change may have gone by unheard. Resolves after the first renewal, however long the
 * database is away.
 */
export async function watchChanges({ retryMs = RETRY_MS, signal, ...options }: WatchOptions) {
  const ending = new AbortController()
  const ended = AbortSignal.any([ending.signal, signal ?? ending.signal])
  const renew = renewals({ renew: options.renew, signal: ended, onLateFailure: noted })
  const target = { ...options, renew }
  let current = await listenAtLast(target, retryMs, ended)
  const follow = async () => {
    while (current) {
      await current.lost
      if (ended.aborted) return
      await pause(retryMs)
      current = await listenAtLast(target, retryMs, ended)
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
  { connectionString, renew }: Pick<WatchOptions, 'connectionString' | 'renew'>,
  retryMs: number,
  ended: AbortSignal,
): Promise<Listening | undefined> {
  while (!ended.aborted) {
    const listening = await listen(connectionString, renew).catch(noted)
    if (listening && ended.aborted) await listening.close()
    else if (listening) return listening
    await pause(retryMs)
  }
  return undefined
}

/** One connection that listens. Rejects, with nothing left open, when it can't be had. */
async function listen(connectionString: string, renew: Renew) {
  const client = new Client({ connectionString, application_name: 'iskra watch' })
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => undefined)
  const close = () => client.end().catch(() => undefined)
  client.on('notification', ({ payload }) => {
    // A change that can't be shown now is not forgotten: the new connection renews everything.
    void renew(knownTags(payload)).catch((error: unknown) => {
      noted(error)
      return close()
    })
  })
  try {
    await client.connect()
    await client.query(`listen ${CHANGE_CHANNEL}`)
    await renew([...CACHE_TAGS])
  } catch (error) {
    await close()
    throw error
  }
  return { lost, close }
}

function noted(error: unknown): undefined {
  log().warn({ err: error }, 'Pages could not be renewed; tried again soon')
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref())

const knownTags = (payload: string | undefined): CacheTag[] => {
  const sent = (payload ?? '').split(',')
  return CACHE_TAGS.filter((tag) => sent.includes(tag))
}

/** Renews the pages of the app that listens on this port of this machine. */
export const renewOverLoopback = (port: number, host: string) => async (tags: CacheTag[]) => {
  const response = await fetch(`http://${loopbackOf(host)}:${port}/api/cache/renew`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [INTERNAL_SECRET_HEADER]: internalSecret() },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(RENEWAL_LIMIT_MS),
  })
  // An answer that is not read to its end keeps its connection.
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`Pages were not renewed: ${response.status}`)
  // Next lets go of its pages at the end of the call: one that was asked for just before is old.
  expirePages()
}

/** Where a server that listens on `host` is reached from its own machine. */
function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
