import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Command, CommandInput } from './table'

const FORCE = '--force'

export const backup: Command = {
  usage: `[file] [${FORCE}]`,
  about: 'saves the database in one file, also beside a running server',
  accepts: (args) => {
    const files = args.filter((arg) => arg !== FORCE)
    return files.length <= 1 && !files[0]?.startsWith('-')
  },
  run: saveDatabase,
}

async function saveDatabase({ args, connectionString, settings, log }: CommandInput) {
  const now = new Date()
  const folder = path.join(settings.ISKRA_DATA_DIR, 'backups')
  const named = args.find((arg) => arg !== FORCE)
  const file = path.resolve(named ?? path.join(folder, `iskra-${stamp(now)}.backup`))
  if (existsSync(file) && !args.includes(FORCE)) {
    console.error(`There is a file ${file} already: add ${FORCE} to replace it.`)
    return 1
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const { backupDatabase } = await import('@/lib/db/backup/backup')
  const { findDemo } = await import('@/lib/demo/find-demo')
  const { tables } = await backupDatabase({
    connectionString,
    file,
    app: version,
    mayHoldDemo: (await findDemo(connectionString)).isThere,
    now,
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  log(`The database is saved in ${file} (${tables.length} tables, ${rows} rows).`)
  return 0
}

/** UTC, to the second: 20261120-203015. */
const stamp = (now: Date) =>
  now
    .toISOString()
    .replace(/\..*$|[-:]/g, '')
    .replace('T', '-')
