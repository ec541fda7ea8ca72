import { prepareCluster } from './cluster'
import { AlreadyRunningError, type Role } from './lease'
import { findPlace, SYSTEM_DIR } from './place'
import { join, leave, type Share, type ShareOptions } from './share'
import { supervise } from './supervise'
import { openTransport, type Transport } from './transport'

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
 * Starts the PostgreSQL server of a data folder or joins the one that runs there, and brings it
 * back whenever it dies. Throws an AlreadyRunningError when a second app wants the same folder.
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

/** A start that fails leaves no server behind, unless it is somebody else's. */
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
