import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isProcessRunning } from '@/lib/platform/is-process-running.mjs'
import { programPath } from './binaries'
import type { DatabaseLocation } from './database-location'
import { spawnOptions } from './system-user'
import type { Transport } from './transport'

/** The administrator of the server; the app itself signs in with fewer rights. */
export const ADMIN_ROLE = 'postgres'

/**
 * Locales with the character types of letters such as č, which trigrams need; the first available
 * one is used.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C']

type Options = { transport: Transport; isThrowaway: boolean; signal: AbortSignal | undefined }
type NewOptions = Options & { onNew?: () => void }

/** Creates the data folder if there is none. Throws for a folder of another major version. */
export async function prepareCluster(place: DatabaseLocation, options: NewOptions): Promise<void> {
  removeLeftovers(place)
  if (existsSync(place.data)) return assertSameMajor(place)
  options.onNew?.()
  const fresh = `${place.data}.new-${process.pid}-${randomUUID()}`
  const made = [fresh, passwordFile(fresh)]
  made.forEach((one) => beingMade.add(one))
  let failure = ''
  try {
    for (const characterType of CHARACTER_TYPES) {
      makeOwned(fresh, place)
      failure = await initdb(place, fresh, characterType, options)
      if (!failure) return moveIntoPlace(fresh, place)
      if (!failure.includes('locale')) break
      rmSync(fresh, { recursive: true })
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(passwordFile(fresh), { force: true })
    made.forEach((one) => beingMade.delete(one))
  }
  throw new Error(`The database could not be made in ${place.data}: ${failure}`)
}

/** Folders and files that this process is creating at the moment. */
const beingMade = new Set<string>()

/**
 * Removes folders and password files of processes that were killed while creating a data folder.
 */
function removeLeftovers({ data }: DatabaseLocation): void {
  const folder = path.dirname(data)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = new RegExp(`^${path.basename(data)}\\.new-(\\d+)-`).exec(name)?.[1]
    // In a container this process often has the same id as its predecessor.
    const isOurs = Number(pid) === process.pid
    const isLeft =
      pid && (isOurs ? !beingMade.has(path.join(folder, name)) : !isProcessRunning(Number(pid)))
    if (isLeft) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Renames the folder, so that an interrupted start leaves no partial data folder, and the first of
 * several concurrent starts wins.
 */
function moveIntoPlace(fresh: string, place: DatabaseLocation): void {
  try {
    renameSync(fresh, place.data)
  } catch (error) {
    if (!existsSync(place.data)) throw error
  }
}

const passwordFile = (folder: string) => `${folder}.password`

function makeOwned(folder: string, { user }: DatabaseLocation): void {
  mkdirSync(folder, { mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** Resolves with the reason of a failure, or with an empty text. */
function initdb(place: DatabaseLocation, folder: string, characterType: string, options: Options) {
  const child = spawn(
    programPath(place.binaries, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${ADMIN_ROLE}`,
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=hr-HR',
      '--locale=C',
      `--lc-ctype=${characterType}`,
      '--data-checksums',
      '--no-instructions',
      ...(options.isThrowaway ? ['--no-sync'] : []),
      ...access(folder, place, options.transport),
    ],
    { ...spawnOptions(place.user), stdio: ['ignore', 'ignore', 'pipe'], signal: options.signal },
  )
  return new Promise<string>((resolve) => {
    let stderrText = ''
    child.stderr.on('data', (chunk) => (stderrText += chunk))
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) =>
      resolve(code === 0 ? '' : stderrText.trim() || `initdb ended with ${code}`),
    )
  })
}

/** Access rules: clients that can reach the private socket folder, or that know the password. */
function access(folder: string, place: DatabaseLocation, transport: Transport): string[] {
  if (transport.kind === 'socket') return ['--auth-local=trust', '--auth-host=reject']
  const file = passwordFile(folder)
  writeFileSync(file, transport.password, { mode: 0o600 })
  if (place.user) chownSync(file, place.user.uid, place.user.gid)
  return ['--auth-local=reject', '--auth-host=scram-sha-256', `--pwfile=${file}`]
}

function assertSameMajor({ data, binaries }: DatabaseLocation): void {
  const major = Number.parseInt(readFileSync(path.join(data, 'PG_VERSION'), 'utf8'), 10)
  if (major === binaries.major) return
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${major}, and this Iskra brings PostgreSQL ` +
      `${binaries.major}: restore a backup into another ISKRA_DATA_DIR, or start the Iskra that made it.`,
  )
}
