import { startEmbedded } from '@/lib/platform/db/embedded/start'
import { closeDatabase } from '@/lib/platform/db/client'
import { migrate } from '@/lib/platform/db/migrate'
import { seedContentAndAccounts } from '@/lib/across/demo/seed'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

/** Runs `work` on a temporary database with the seed's lessons. */
export async function withScratchDatabase<T>(work: () => Promise<T>): Promise<T> {
  const dataDir = makeTemporaryFolder('iskra-bench-')
  const log = () => undefined
  const server = await startEmbedded({ dataDir, log, role: 'tool' })
  try {
    process.env.ISKRA_INTERNAL_DATABASE_URL = server.connectionString
    delete process.env.DATABASE_URL
    await migrate(server.connectionString)
    await seedContentAndAccounts('content', { connectionString: server.connectionString, log })
    return await work()
  } finally {
    await closeDatabase()
    await server.stop()
    removeFolder(dataDir)
  }
}
