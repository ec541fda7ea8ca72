import { migrate } from '@/lib/platform/db/migrate'
import type { Command } from './command'

/** Rebuilds the search index, also while a server runs. */
export const reindexCommand: Command = {
  needsDatabase: true,
  usage: '',
  about: 'makes the search index again, also beside a running server',
  accepts: (args) => args.length === 0,
  run: async ({ connectionString, log }) => {
    await migrate(connectionString)
    const { closeDatabase } = await import('@/lib/platform/db/client')
    const { queueFullReindex } = await import('@/lib/asking/search/index/index-batch')
    const { indexPendingChanges } = await import('@/lib/asking/search/index/worker')
    try {
      await queueFullReindex()
      const changes = await indexPendingChanges()
      log(`Indexed: ${changes} texts.`)
      return 0
    } finally {
      await closeDatabase()
    }
  },
}
