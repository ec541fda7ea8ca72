import { prepareCluster } from './cluster'
import {
  AlreadyRunningError,
  type Role,
  type Lease,
  join,
  leave,
  type Share,
  type ShareOptions,
} from './share'
import { findPlace, SYSTEM_DIR } from './place'
import { openTransport, type Transport } from './transport'
import { setTimeout as sleep } from 'node:timers/promises'

export type EmbeddedOptions = {
  /** The folder of ISKRA_DATA_DIR; made when missing. */
  dataDir: string
  log: (line: string) => void
  role?: Role
  /** Ends a start that still waits and stops what it began. */
  signal?: AbortSignal
  /** For tests: nothing waits for the disk, so a power cut may break the data. */
  isThrowaway?: boolean
  transport?: Transport['kind']
  /** Called when there is no database yet, before it is made: that takes seconds. */
  onNew?: () => void
  systemDir?: string
}

export type Embedded = {
  /** The app's database, the same after the server was started again. */
  connectionString: string
  /** The administrator's, for making and dropping databases. */
  adminUrl: string
  /** Gives the share in the server back; the last one out stops it. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts or joins the PostgreSQL server of a data folder, and restarts it whenever it dies.
 * @throws AlreadyRunningError when a second app wants the same folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { role = 'app', isThrowaway = false, systemDir = SYSTEM_DIR, log } = options
  const place = findPlace({ ...options, systemDir })
  const kind = options.transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')
  const transport = openTransport(place, kind)
  const share: ShareOptions = {
    place,
    transport: await transport,
    role,
    isThrowaway,
    signal: options.signal,
  }
  const { lease, connectionString, adminUrl } = await joinOrStop(share, options.onNew)
  const ending = new AbortController()
  const supervision = supervise(lease, { ...share, signal: ending.signal, log })
  let stopped: Promise<void> | undefined
  const stop = async () => {
    ending.abort()
    await leave(share, await supervision)
  }
  return { connectionString, adminUrl, stop: () => (stopped ??= stop()) }
}

/** A start that fails leaves no server of its own behind. */
async function joinOrStop(share: ShareOptions, onNew?: () => void): Promise<Share> {
  try {
    // Only here: a data folder that vanishes later must not come back empty.
    await prepareCluster(share.place, { ...share, onNew })
    return await join(share)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) await leave(share, undefined)
    throw error
  }
}

/** Waits between attempts to bring a dead server back, doubled each time. */
const RETRY_MS = { first: 50, most: 5_000 }

type Options = ShareOptions & { signal: AbortSignal; log: (line: string) => void }

/** Brings the server back whenever it dies. Resolves with the last share after `signal`. */
async function supervise(first: Lease, options: Options): Promise<Lease | undefined> {
  let lease: Lease | undefined = first
  const aborted = new Promise<void>((resolve) =>
    options.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  for (;;) {
    await Promise.race([lease?.lost, aborted])
    if (options.signal.aborted) return lease
    options.log('The database has stopped by itself: starting it again.')
    lease = await rejoin(options)
    if (lease) options.log('The database is back.')
  }
}

async function rejoin(options: Options): Promise<Lease | undefined> {
  let waitMs = RETRY_MS.first
  while (!options.signal.aborted) {
    try {
      return (await join(options)).lease
    } catch (error) {
      if (options.signal.aborted) return undefined
      options.log(`The database does not start: ${(error as Error).message}`)
      await sleep(waitMs, undefined, { signal: options.signal }).catch(() => undefined)
      waitMs = Math.min(waitMs * 2, RETRY_MS.most)
    }
  }
  return undefined
}
