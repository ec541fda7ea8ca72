import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { closeDatabase } from '@/lib/platform/db/client'
import { migrate } from '@/lib/platform/db/migrate'
import { seedContentAndAccounts } from '@/lib/across/demo/seed'
import { indexPendingChanges } from '@/lib/asking/search/index/worker'
import { makeTemporaryFolder, fastestTemporaryParent, removeFolder } from './processes'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Administrator's address of the test server; its database `iskra` is the template. */
    adminUrl: string
    /** The folder with the template's stored files. */
    filesFolder: string
  }
}

type Template = { adminUrl: string; filesFolder: string; stop: () => Promise<void> }

/** Global, because each project loads this module again in the same process. */
const globals = globalThis as { iskraTemplate?: Promise<Template> }

/** Provides a shared template database, which each test file of the database projects copies. */
export default async function setup(project: TestProject) {
  const { adminUrl, filesFolder, stop } = await (globals.iskraTemplate ??= makeTemplate())
  project.provide('adminUrl', adminUrl)
  project.provide('filesFolder', filesFolder)
  return stop
}

/** Kills a server and removes its data, without waiting. */
function killServer(dataDir: string): void {
  try {
    const [pid] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGQUIT')
  } catch {
    // The server is not running.
  }
  removeFolder(dataDir)
}

/** Seeds and indexes a database; the tests' processes open their own connections. */
async function fill(connectionString: string, log: () => void): Promise<void> {
  process.env.ISKRA_INTERNAL_DATABASE_URL = connectionString
  try {
    await seedContentAndAccounts('demo', { connectionString, log })
    await indexPendingChanges()
  } finally {
    await closeDatabase()
    delete process.env.ISKRA_INTERNAL_DATABASE_URL
  }
}

/** A migrated, seeded and indexed database on a separate server. */
async function makeTemplate(): Promise<Template> {
  const dataDir = makeTemporaryFolder('iskra-test-', fastestTemporaryParent())
  process.env.ISKRA_DATA_DIR = dataDir
  const log = () => undefined
  const server = await startEmbedded({ dataDir, log, role: 'tool', isThrowaway: true })
  const endAtOnce = () => killServer(dataDir)
  // An interrupted run exits without its teardown, a millisecond after the signal.
  process.once('exit', endAtOnce)
  const stop = async () => {
    await server.stop()
    removeFolder(dataDir)
    process.off('exit', endAtOnce)
  }
  try {
    await migrate(server.connectionString)
    await fill(server.connectionString, log)
  } catch (error) {
    await stop()
    throw error
  }
  return { adminUrl: server.adminUrl, filesFolder: path.join(dataDir, 'files'), stop }
}
