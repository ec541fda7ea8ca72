import { createHash } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { findBinaries, type Binaries, ensureAccessibleBinaries } from './binaries'
import { canEnter, findOrCreateServerUser, isRoot, type SystemUser } from './system-user'

/** The folders of one embedded database, and the user who runs the server. */
export type DatabaseLocation = {
  /** PostgreSQL's own data folder. */
  data: string
  /** The folder that contains the data folder, the log and the socket. */
  root: string
  binaries: Binaries
  user: SystemUser | undefined
}

type Options = { dataDir: string; systemDir: string; log: (line: string) => void }

/** Folder for binaries and data when the server's user can't enter the checkout. */
export const SYSTEM_DIR = '/var/lib/iskra'

/**
 * Finds the database: `postgres` in the data folder, or in `systemDir` when root starts Iskra in a
 * folder that the server's user can't enter (a home of mode 0700). Throws if the data is
 * unreachable.
 */
export function prepareDatabaseLocation({ dataDir, systemDir, log }: Options): DatabaseLocation {
  makeWritable(dataDir)
  const local = realpathSync(dataDir)
  const system = path.join(systemDir, hashOf(local))
  const user =
    ownerOf(path.join(local, 'postgres')) ??
    ownerOf(path.join(system, 'postgres')) ??
    findOrCreateServerUser()
  const isLocal = existsSync(path.join(local, 'postgres')) || isReachable(user, local, system)
  const root = isLocal ? local : system
  assertUsable(root, user)
  if (!isLocal) {
    log(`The user ${user?.name} can't enter ${local}: the database is kept in ${system}.`)
    makeFolder(system)
  }
  const binaries = ensureAccessibleBinaries(findBinaries(), { user, systemDir, log })
  return { data: path.join(root, 'postgres'), root, binaries, user }
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new Error(
      `The data folder ${folder} can't be written (${code}): make it writable, or set another ` +
        'ISKRA_DATA_DIR.',
    )
  }
}

/**
 * Creates a folder. If root creates it, the server's user can enter but not list it, whatever the
 * umask is.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (!existsSync(path.dirname(folder))) makeFolder(path.dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
  if (isRoot()) chmodSync(folder, 0o711)
}

const hashOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 16)

function isReachable(user: SystemUser | undefined, local: string, system: string): boolean {
  if (!user) return true
  return !existsSync(path.join(system, 'postgres')) && canEnter(user, local)
}

/** The owner of the data, as which root runs the server. */
function ownerOf(data: string): SystemUser | undefined {
  if (!isRoot() || !existsSync(data)) return undefined
  const { uid, gid } = statSync(data)
  return uid === 0 ? undefined : { name: `with the id ${uid}`, uid, gid }
}

function assertUsable(root: string, user: SystemUser | undefined): void {
  const data = path.join(root, 'postgres')
  if (!existsSync(data)) return
  const isForeign = !user && process.getuid && statSync(data).uid !== process.getuid()
  if (isForeign || (user && !canEnter(user, data))) {
    throw new Error(
      `The database in ${data} can't be used by ${user ? `the user ${user.name}` : 'this user'}: ` +
        'give that user the right to enter the folders above it, or set another ISKRA_DATA_DIR.',
    )
  }
}
