import { migrate } from '@/lib/platform/db/migrate'
import { fillDatabase } from '../seed'
import { adminCreateCommand } from './admin-create'
import { backupCommand, restoreCommand } from './backup'
import type { Command } from './command'
import { checkCommand, exportCommand, importCommand, newLessonCommand } from './content'
import { reindexCommand } from './reindex'

const runMigrations: Command = {
  needsDatabase: true,
  usage: '',
  about: 'brings the database to the newest migration',
  accepts: (args) => args.length === 0,
  run: async ({ connectionString, log }) => {
    await migrate(connectionString)
    log('The database has every migration.')
    return 0
  },
}

const seedDatabase: Command = {
  needsDatabase: true,
  usage: '<demo|content>',
  about: 'adds the lessons of this repository, with demo also the demo accounts',
  accepts: ([kind, ...rest]) => (kind === 'demo' || kind === 'content') && rest.length === 0,
  run: async ({ args: [kind], connectionString, log }) => {
    await migrate(connectionString)
    await fillDatabase(kind === 'demo' ? 'demo' : 'content', connectionString)
    log('The database is filled.')
    return 0
  },
}

/** The commands of `npm run iskra` (rule 1.6). */
export const COMMANDS: Record<string, Command> = {
  migrate: runMigrations,
  seed: seedDatabase,
  import: importCommand,
  check: checkCommand,
  'new-lesson': newLessonCommand,
  backup: backupCommand,
  restore: restoreCommand,
  export: exportCommand,
  reindex: reindexCommand,
  'admin:create': adminCreateCommand,
}
