import { migrate } from '@/lib/db/migrate'
import { fill } from '../seed'
import type { Command } from './table'

export const seedDatabase: Command = {
  usage: '<demo|content>',
  about: 'adds the lessons of this repository, with demo also the demo accounts',
  accepts: ([kind, ...rest]) => (kind === 'demo' || kind === 'content') && rest.length === 0,
  run: async ({ args: [kind], connectionString, log }) => {
    await migrate(connectionString)
    await fill(kind === 'demo' ? 'demo' : 'content', connectionString)
    log('The database is filled.')
    return 0
  },
}
