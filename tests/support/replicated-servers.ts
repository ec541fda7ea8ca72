import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import {
  findBinaries,
  programPath,
  ensureAccessibleBinaries,
} from '@/lib/platform/db/embedded/binaries'
import { findOrCreateServerUser, spawnOptions } from '@/lib/platform/db/embedded/system-user'
import { findFreePort } from '@/lib/platform/db/embedded/transport'
import { processTreeOf } from '@/tests/bench/processes'
import { makeTemporaryFolder, removeFolder, waitUntil } from './processes'

const user = findOrCreateServerUser()
const DATABASE = 'iskra'

/** A PostgreSQL server of a replicated pair. */
type ReplicatedServer = {
  port: number
  /** SQL as administrator. */
  query: (text: string) => Promise<Record<string, unknown>[]>
  /** Ends all its processes at once, as a power cut does. */
  kill: () => Promise<void>
  freeze: () => void
  thaw: () => void
  promote: () => Promise<unknown>
  /** Copies the data of another server and follows it. */
  follow: (primary: ReplicatedServer) => Promise<void>
}

/**
 * Two servers: the first takes writes, and a commit waits until the second has it.
 */
export async function startReplicatedServers() {
  const root = makeTemporaryFolder('iskra-replicated-')
  if (user) chownSync(root, user.uid, user.gid)
  const binaries = ensureAccessibleBinaries(findBinaries(), {
    user,
    systemDir: path.join(root, 'programs'),
    log: () => undefined,
  })
  const program = (name: 'initdb' | 'postgres') => programPath(binaries, name)
  const first = await makeServer(path.join(root, 'first'), program('postgres'))
  const second = await makeServer(path.join(root, 'second'), program('postgres'))
  const made = spawnSync(
    program('initdb'),
    [
      `--pgdata=${first.data}`,
      '--username=postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ],
    { ...spawnOptions(user), encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  await first.start()
  await first.query('create role iskra login')
  await first.query(`create database ${DATABASE} owner iskra`)
  await second.follow(first)
  await first.query("alter system set synchronous_standby_names = '*'")
  await first.query('select pg_reload_conf()')
  return {
    first,
    second,
    /** The address of both, for the app. */
    url: `postgresql://iskra@127.0.0.1:${first.port},127.0.0.1:${second.port}/${DATABASE}`,
    remove: async () => {
      for (const server of [first, second]) {
        server.thaw()
        await server.kill()
      }
      removeFolder(root)
    },
  }
}

async function makeServer(data: string, postgres: string) {
  const port = await findFreePort()
  let child: ChildProcess | undefined
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`
  const query = async (text: string) => {
    const client = new Client({ connectionString: adminUrl, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      const { rows } = await client.query(text)
      return rows as Record<string, unknown>[]
    } finally {
      await client.end()
    }
  }
  const isRunning = () => child?.pid && child.exitCode === null && child.signalCode === null
  // Each process of the server is a group of its own.
  const signal = (name: NodeJS.Signals) => {
    if (!child?.pid || !isRunning()) return
    for (const { pid } of processTreeOf(child.pid)) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself.
      }
    }
  }
  const start = async () => {
    const options = [
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ]
    child = spawn(postgres, ['-D', data, ...options], {
      ...spawnOptions(user),
      detached: true,
      stdio: 'ignore',
    })
    await waitUntil(
      'the server answers',
      () =>
        query('select 1').then(
          () => true,
          () => false,
        ),
      30_000,
    )
  }
  const kill = async () => {
    const ended = new Promise((resolve) => child?.once('exit', resolve))
    const mustEnd = isRunning()
    signal('SIGKILL')
    if (mustEnd) await ended
    rmSync(path.join(data, 'postmaster.pid'), { force: true })
  }
  const server = {
    ...{ data, port, query, start, kill },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    promote: () => query('select pg_promote()'),
    follow: async (primary: ReplicatedServer) => {
      await kill()
      rmSync(data, { recursive: true, force: true })
      await copyWhileRunning(primary as typeof server, data)
      appendFileSync(
        path.join(data, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres application_name=${path.basename(data)}'\n`,
      )
      writeFileSync(path.join(data, 'standby.signal'), '')
      if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, data])
      await start()
    },
  }
  return server
}

/** A base backup by PostgreSQL's own functions, since the package has no `pg_basebackup`. */
async function copyWhileRunning({ data, port }: { data: string; port: number }, target: string) {
  const client = new Client({
    connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres`,
  })
  await client.connect()
  await client.query("select pg_backup_start('copy', true)")
  mkdirSync(target, { mode: 0o700 })
  if (user) chownSync(target, user.uid, user.gid)
  cpSync(data, target, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$|standby\.signal$|pg_replslot\/./.test(file),
  })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '')
  await client.end()
}
