import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { BackupFileSource } from '@/lib/platform/db/backup/backup'
import { announceChange } from '@/lib/platform/cache/announce'
import { EVERYTHING_TAGS } from '@/lib/platform/cache/tags'
import { isSinglePath, type Command, type CommandInput } from './command'

export const backupCommand: Command = {
  needsDatabase: true,
  usage: '[file]',
  flag: '--force',
  about: 'saves the database and uploaded files in one file, also beside a running server',
  accepts: (args) => args.length === 0 || isSinglePath(args),
  run: saveDatabase,
}

async function saveDatabase(input: CommandInput) {
  const { args, isFlagged, connectionString, settings, log } = input
  const now = new Date()
  const folder = path.join(settings.ISKRA_DATA_DIR, 'backups')
  const file = path.resolve(args[0] ?? path.join(folder, `iskra-${stamp(now)}.backup`))
  if (existsSync(file) && !isFlagged) {
    console.error(`There is a file ${file} already: add --force to replace it.`)
    return 1
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { backupDatabase } = await import('@/lib/platform/db/backup/backup')
  const { findDemoAccounts } = await import('@/lib/across/demo/find-demo-accounts')
  const missing: string[] = []
  const { tables, files } = await backupDatabase({
    connectionString,
    file,
    app: version,
    mayHoldDemo: (await findDemoAccounts(connectionString)).isThere,
    now,
    files: await uploadedFiles(missing),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  log(
    `The database is saved in ${file} (${tables.length} tables, ${rows} rows, ` +
      `${files.length - missing.length} uploaded files).`,
  )
  if (missing.length) log(`Not in the store, so not saved: ${missing.join(', ')}.`)
  return 0
}

/** Uploaded files in the store, for a backup. */
async function uploadedFiles(missing: string[]): Promise<BackupFileSource> {
  const { listKeys } = await import('@/lib/platform/files/keep')
  const { fileStore } = await import('@/lib/platform/files/store')
  return {
    list: (client) => listKeys(drizzle(client)),
    read: async (key) => {
      const found = await fileStore().get(key)
      if (!found) missing.push(key)
      return found?.content ?? null
    },
  }
}

/** UTC, to the second: 20261120-203015. */
const stamp = (now: Date) =>
  now
    .toISOString()
    .replace(/\..*$|[-:]/g, '')
    .replace('T', '-')

/** Replaces the database by a backup. A faulty file changes nothing. */
export const restoreCommand: Command = {
  needsDatabase: true,
  usage: '<file>',
  flag: '--yes',
  about: 'puts a saved database in the place of this one',
  accepts: isSinglePath,
  run: replaceDatabase,
}

async function replaceDatabase(input: CommandInput) {
  const { args, isFlagged, connectionString, settings, log } = input
  const [file = ''] = args
  if (!existsSync(file)) {
    console.error(`There is no file ${file}.`)
    return 1
  }
  const { checkRestorable, isRestoreHarmless, restoreDatabase, restoreFiles } =
    await import('@/lib/platform/db/backup/restore')
  const header = await checkRestorable(file)
  if (!isFlagged && !(await isRestoreHarmless(connectionString))) {
    console.error(
      `The database is not empty, and everything in it would be replaced: save it with "backup", ` +
        'then add --yes.',
    )
    return 1
  }
  const { readErasedAccountIds } = await import('@/lib/people/users/erase-accounts')
  const { fileStore } = await import('@/lib/platform/files/store')
  await restoreFiles(file, (key, content) => fileStore().put(key, content))
  await restoreDatabase({
    connectionString,
    file,
    erased: await readErasedAccountIds(settings.ISKRA_DATA_DIR),
    announce: (client) => announceChange(drizzle(client), EVERYTHING_TAGS),
  })
  log(
    `The database is the one of ${file}, saved at ${header.createdAt}. Everybody has to sign in ` +
      'again; accounts that were erased stay erased.',
  )
  // Running servers chose their listening address before the restore.
  if (header.mayHoldDemo) log('It holds demo accounts: start servers without a HOST anew.')
  return 0
}
