import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach } from 'vitest'
import {
  startEmbedded,
  type Embedded,
  type EmbeddedOptions,
} from '@/lib/platform/db/embedded/start'
import { stopHolders } from './embedded-holders'
import { makeTemporaryFolder, removeFolder } from './processes'

/**
 * Embedded servers for one test file. Each test gets a new data folder, which is removed afterwards
 * with everything started in it.
 */
export function embeddedServers() {
  const current = { folder: '', started: [] as Embedded[], lines: [] as string[] }
  let prepared = ''

  beforeEach(() => {
    Object.assign(current, { folder: makeTemporaryFolder(), lines: [] })
  })
  afterEach(async () => {
    await stopHolders()
    await Promise.all(current.started.map((embedded) => embedded.stop()))
    current.started = []
    removeFolder(current.folder)
  })
  afterAll(() => removeFolder(prepared))

  const start = async (options: Partial<EmbeddedOptions> = {}): Promise<Embedded> => {
    const log = (line: string) => current.lines.push(line)
    const { folder: dataDir } = current
    const embedded = await startEmbedded({ dataDir, log, isThrowaway: true, ...options })
    current.started.push(embedded)
    return embedded
  }

  /** Copies a prepared database to the test's folder, which is much faster than creating one. */
  const takePrepared = async (): Promise<void> => {
    if (!prepared) {
      const dataDir = makeTemporaryFolder()
      const log = () => undefined
      await (await startEmbedded({ dataDir, log, isThrowaway: true })).stop()
      prepared = dataDir
    }
    spawnSync('cp', ['-a', `${prepared}/postgres`, current.folder])
  }

  const pidFile = () => path.join(current.folder, 'postgres/postmaster.pid')
  return {
    start,
    takePrepared,
    folder: () => current.folder,
    /** Log lines so far. */
    lines: () => current.lines,
    pidFile,
    isPidFileThere: () => existsSync(pidFile()),
    serverPid: () => Number(readFileSync(pidFile(), 'utf8').split('\n')[0]),
  }
}

/** The first value of the first row. */
export async function queryFirstValue(connectionString: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
