import { randomBytes, createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { DatabaseLocation } from './database-location'
import { createServer, type AddressInfo } from 'node:net'

/**
 * How clients connect to the server: by a private socket folder, or by a local port with a
 * password.
 */
export type Transport =
  { kind: 'socket'; folder: string } | { kind: 'tcp'; port: number; password: string }

/** Maximum length of the system's socket paths, minus the socket's file name. */
const MAX_FOLDER_BYTES = 107 - '/.s.PGSQL.5432'.length

const SOCKET_PORT = 5_432

/** Prepares the transport of a database; all processes that use its data folder get the same one. */
export async function openTransport(
  place: DatabaseLocation,
  kind: Transport['kind'],
): Promise<Transport> {
  return kind === 'socket' ? { kind, folder: socketFolder(place) } : await tcp(place)
}

/** The socket folder: below the data folder, or in /tmp when that path would be too long. */
function socketFolder(place: DatabaseLocation): string {
  const near = path.join(place.root, 'socket')
  const hash = createHash('sha256').update(place.root).digest('hex').slice(0, 16)
  const folder = Buffer.byteLength(near) <= MAX_FOLDER_BYTES ? near : `/tmp/iskra-${hash}`
  const owner = place.user?.uid ?? process.getuid?.() ?? 0
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (place.user) chownSync(folder, place.user.uid, place.user.gid)
  }
  // In /tmp another user could have created it first.
  const { uid, mode } = lstatSync(folder)
  if (uid !== owner || (mode & 0o777) !== 0o700) {
    throw new Error(`The folder ${folder} belongs to somebody else: remove it and start again.`)
  }
  return folder
}

/**
 * Removes the socket lock of a dead server, because PostgreSQL won't start while any process has
 * its id. Two servers never compete for it, since each first locks the pid file of the data folder.
 */
export function dropSocketLock(transport: Transport): void {
  if (transport.kind !== 'socket') return
  rmSync(path.join(transport.folder, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true })
}

async function tcp(place: DatabaseLocation): Promise<Transport> {
  const file = path.join(place.root, 'postgres-access.json')
  if (!existsSync(file)) {
    const access = { port: await findFreePort(), password: randomBytes(24).toString('base64url') }
    writeFileSync(file, JSON.stringify(access), { mode: 0o600 })
  }
  const { port, password } = JSON.parse(readFileSync(file, 'utf8'))
  return { kind: 'tcp', port, password }
}

/** The server settings for this transport. */
export function listenSettings(transport: Transport, port: number): Record<string, string> {
  return transport.kind === 'socket'
    ? {
        listen_addresses: '',
        port: String(port),
        unix_socket_directories: transport.folder,
        unix_socket_permissions: '0700',
      }
    : { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' }
}

/** A port for a server that is about to start: the stored one if it is free. */
export const portFor = async (transport: Transport): Promise<number> =>
  transport.kind === 'socket' ? SOCKET_PORT : await findFreePort(transport.port)

/** The connection string of a database for `pg`, libpq and all other clients. */
export function toConnectionString(
  transport: Transport,
  port: number,
  user: string,
  database: string,
) {
  return transport.kind === 'socket'
    ? `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(transport.folder)}`
    : `postgresql://${user}:${transport.password}@127.0.0.1:${port}/${database}`
}

/** A free port on the loopback address; the preferred one if possible. */
export async function findFreePort(preferred = 0): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred
}

const tryPort = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })
