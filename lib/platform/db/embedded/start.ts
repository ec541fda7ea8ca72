import { prepareCluster } from './cluster'
import {
  AlreadyRunningError,
  type ProcessRole,
  type Lease,
  joinServer,
  leaveServer,
  type JoinedServer,
  type ShareOptions,
} from './share'
import { prepareDatabaseLocation, SYSTEM_DIR } from './database-location'
import { openTransport, type Transport } from './transport'
import { setTimeout as sleep } from 'node:timers/promises'

export type EmbeddedOptions = {
  /** The folder of ISKRA_DATA_DIR; created if missing. */
  dataDir: string
  log: (line: string) => void
  role?: ProcessRole
  /** Aborts a pending start and stops everything it began. */
  signal?: AbortSignal
  /** For tests: nothing waits for the disk, so a power cut may damage the data. */
  isThrowaway?: boolean
  transport?: Transport['kind']
  /** Called before a new database is created, which takes seconds. */
  onNew?: () => void
  systemDir?: string
}

export type Embedded = {
  /** Address of the app's database, which stays the same when the server restarts. */
  connectionString: string
  /** Address for the administrator, for creating and dropping databases. */
  adminUrl: string
  /** Releases the share in the server; the last one stops the server. May be called repeatedly. */
  stop(): Promise<void>
}

/**
 * Starts or joins the PostgreSQL server of a data folder, and restarts it whenever it dies.
 * @throws AlreadyRunningError when another app is using the folder
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { role = 'app', isThrowaway = false, systemDir = SYSTEM_DIR, log } = options
  const place = prepareDatabaseLocation({ ...options, systemDir })
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
    await leaveServer(share, await supervision)
  }
  return { connectionString, adminUrl, stop: () => (stopped ??= stop()) }
}

/** Joins a server; if that fails, stops a server that it started. */
async function joinOrStop(share: ShareOptions, onNew?: () => void): Promise<JoinedServer> {
  try {
    // Only at the start: a data folder that vanishes later must not be recreated empty.
    await prepareCluster(share.place, { ...share, onNew })
    return await joinServer(share)
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) await leaveServer(share, undefined)
    throw error
  }
}

/** Waits between attempts to restart a dead server, doubled each time. */
const RETRY_MS = { first: 50, most: 5_000 }

type Options = ShareOptions & { signal: AbortSignal; log: (line: string) => void }

/** Restarts the server whenever it dies. Resolves with the last share after `signal`. */
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
      return (await joinServer(options)).lease
    } catch (error) {
      if (options.signal.aborted) return undefined
      options.log(`The database does not start: ${(error as Error).message}`)
      await sleep(waitMs, undefined, { signal: options.signal }).catch(() => undefined)
      waitMs = Math.min(waitMs * 2, RETRY_MS.most)
    }
  }
  return undefined
}
