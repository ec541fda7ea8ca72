import { existsSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { announceChange } from '@/lib/cache/announce'
import { EVERYTHING } from '@/lib/cache/tags'
import type { Command, CommandInput } from './table'

const YES = '--yes'

/** Replaces the database by a saved one; a file with any fault changes nothing. */
export const restore: Command = {
  usage: `<file> [${YES}]`,
  about: 'puts a saved database in the place of this one',
  accepts: (args) => {
    const files = args.filter((arg) => arg !== YES)
    return files.length === 1 && !files[0]?.startsWith('-')
  },
  run: replaceDatabase,
}

async function replaceDatabase({ args, connectionString, settings, log }: CommandInput) {
  const file = args.find((arg) => arg !== YES) ?? ''
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`)
    return 1
  }
  const { checkBackup, isRestoreHarmless, restoreDatabase } =
    await import('@/lib/db/backup/restore')
  const header = await checkBackup(file)
  if (!args.includes(YES) && !(await isRestoreHarmless(connectionString))) {
    console.error(
      `The database is not empty, and everything in it would be replaced: save it with "backup", ` +
        `then add ${YES}.`,
    )
    return 1
  }
  const { listErased } = await import('@/lib/users/erase-accounts')
  await restoreDatabase({
    connectionString,
    file,
    erased: await listErased(settings.ISKRA_DATA_DIR),
    announce: (client) => announceChange(drizzle(client), EVERYTHING),
  })
  log(
    `The database is the one of ${file}, saved at ${header.createdAt}. Everybody has to sign in ` +
      'again; accounts that were erased stay erased.',
  )
  // The address to listen on was chosen when they started.
  if (header.mayHoldDemo) log('It holds demo accounts: start servers without a HOST anew.')
  return 0
}
