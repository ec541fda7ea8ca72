import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  programPath,
  findBinaries,
  ensureAccessibleBinaries,
} from '@/lib/platform/db/embedded/binaries'
import { prepareCluster } from '@/lib/platform/db/embedded/cluster'
import { prepareDatabaseLocation } from '@/lib/platform/db/embedded/database-location'
import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { findOrCreateServerUser } from '@/lib/platform/db/embedded/system-user'
import { isRoot, makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

// Almost every test creates a server.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let folder: string
let lines: string[] = []
const log = (line: string) => lines.push(line)

beforeEach(() => {
  folder = makeTemporaryFolder()
  lines = []
})

afterEach(() => removeFolder(folder))

const systemDir = () => path.join(folder, 'system')

/** Without the line about copied binaries, which may be necessary in this checkout. */
const movesOfData = () => lines.filter((line) => line.includes('the database is kept'))

/** A home folder that only its owner may enter. */
function makeHome(): string {
  const home = path.join(folder, 'home')
  mkdirSync(home, { mode: 0o700 })
  return home
}

test('the database is inside the data folder, without a log line', () => {
  const place = prepareDatabaseLocation({
    dataDir: path.join(folder, 'data'),
    systemDir: systemDir(),
    log,
  })
  expect(place.data).toBe(path.join(folder, 'data/postgres'))
  expect(movesOfData()).toEqual([])
})

test('an unwritable data folder is reported in one sentence', () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  const dataDir = path.join(file, 'data')
  expect(() => prepareDatabaseLocation({ dataDir, systemDir: systemDir(), log })).toThrow(
    `The data folder ${dataDir} can't be written (ENOTDIR): make it writable, or set another ISKRA_DATA_DIR.`,
  )
})

test('parts of a new database from a killed start are removed', async () => {
  const left = ['999999', String(process.pid)].map((pid) =>
    path.join(folder, `postgres.new-${pid}-0a1b`),
  )
  const other = path.join(folder, `postgres.new-${process.ppid}-0a1b`)
  for (const name of [...left, other]) mkdirSync(name)
  writeFileSync(`${left[0]}.password`, '')
  mkdirSync(path.join(folder, 'postgres'))
  writeFileSync(path.join(folder, 'postgres/PG_VERSION'), '1')
  const place = prepareDatabaseLocation({ dataDir: folder, systemDir: systemDir(), log })
  const options = { transport: { kind: 'socket' } as never, isThrowaway: true, signal: undefined }
  await expect(prepareCluster(place, options)).rejects.toThrow('was made by PostgreSQL 1')
  expect(left.filter(existsSync)).toEqual([])
  expect(existsSync(`${left[0]}.password`)).toBe(false)
  expect(existsSync(other)).toBe(true)
})

describe.skipIf(!isRoot)('as root (skipped for others: only root starts as another user)', () => {
  test('the server runs as a user other than root', () => {
    expect(findOrCreateServerUser()?.uid).toBeGreaterThan(0)
  })

  test('in a home of mode 0700 the data goes to a system folder, with a log line', async () => {
    const dataDir = path.join(makeHome(), 'data')
    const embedded = await startEmbedded({
      dataDir,
      systemDir: systemDir(),
      log,
      isThrowaway: true,
    })
    try {
      const client = new Client({ connectionString: embedded.connectionString })
      await client.connect()
      await client.end()
      expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
      expect(movesOfData()).toHaveLength(1)
      expect(movesOfData()[0]).toMatch(
        /can't enter .*home\/data: the database is kept in .*system\//,
      )
    } finally {
      await embedded.stop()
    }
  })

  test('the system folder stays in use after the home was opened', () => {
    const options = { dataDir: path.join(makeHome(), 'data'), systemDir: systemDir(), log }
    const first = prepareDatabaseLocation(options)
    mkdirSync(first.data)
    chmodSync(first.data, 0o755)
    chmodSync(path.join(folder, 'home'), 0o755)
    expect(prepareDatabaseLocation(options).data).toBe(first.data)
  })

  test('existing data that can’t be accessed is reported', () => {
    const home = makeHome()
    mkdirSync(path.join(home, 'postgres'), { mode: 0o700 })
    expect(() => prepareDatabaseLocation({ dataDir: home, systemDir: systemDir(), log })).toThrow(
      /The database in .*home\/postgres can't be used by the user/,
    )
  })

  test('inaccessible binaries are copied once, completely', () => {
    const home = makeHome()
    const unreachable = { ...findBinaries(), folder: path.join(home, 'native') }
    mkdirSync(path.join(home, 'native/bin'), { recursive: true })
    const user = findOrCreateServerUser()
    const copied = ensureAccessibleBinaries(unreachable, { user, systemDir: systemDir(), log })
    expect(copied.folder).toBe(path.join(systemDir(), `postgres-${unreachable.version}`))
    expect(statSync(path.join(copied.folder, 'bin')).mode & 0o777).toBe(0o755)
    ensureAccessibleBinaries(unreachable, { user, systemDir: systemDir(), log })
    expect(lines).toEqual([
      expect.stringMatching(/can't enter .*native: copying PostgreSQL to .*system\/postgres-18/),
    ])
  })
})

test('the package for this platform contains the programs', () => {
  const binaries = findBinaries()
  expect(binaries.major).toBe(18)
  for (const program of ['initdb', 'pg_ctl', 'postgres'] as const) {
    expect(existsSync(programPath(binaries, program))).toBe(true)
  }
})
