import { migrate } from '@/lib/db/migrate'
import type { Command } from './table'

export const runMigrations: Command = {
  usage: '',
  about: 'brings the database to the newest migration',
  accepts: (args) => args.length === 0,
  run: async ({ connectionString, log }) => {
    await migrate(connectionString)
    log('The database has every migration.')
    return 0
  },
}
