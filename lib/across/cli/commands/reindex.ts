import { migrate } from '@/lib/platform/db/migrate'
import type { Command } from './command'

/** Rebuilds the search index, also while a server runs. */
export const reindex: Command = {
  usage: '',
  about: 'makes the search index again, also beside a running server',
  accepts: (args) => args.length === 0,
  run: async ({ connectionString, log }) => {
    await migrate(connectionString)
    const { closeDatabase } = await import('@/lib/platform/db/client')
    const { reindex: mark } = await import('@/lib/asking/search/index/drain')
    const { indexEverything } = await import('@/lib/asking/search/index/worker')
    try {
      await mark()
      const changes = await indexEverything()
      log(`Indexed: ${changes} texts.`)
      return 0
    } finally {
      await closeDatabase()
    }
  },
}
