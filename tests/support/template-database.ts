import type { TestProject } from 'vitest/node'
import { startEmbedded } from '@/lib/db/embedded/start'
import { migrate } from '@/lib/db/migrate'
import { seed } from '@/lib/seed'
import { makeTemporaryFolder, removeFolder } from './processes'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's address of the test server; its database `iskra` is the template. */
    adminUrl: string
  }
}

/** Makes the migrated and seeded template database that every API test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = makeTemporaryFolder()
  const log = () => undefined
  const server = await startEmbedded({ dataDir, log, role: 'tool', isThrowaway: true })
  const stop = async () => {
    await server.stop()
    removeFolder(dataDir)
  }
  try {
    await migrate(server.connectionString)
    await seed('demo', { connectionString: server.connectionString, log })
  } catch (error) {
    await stop()
    throw error
  }
  project.provide('adminUrl', server.adminUrl)
  return stop
}
