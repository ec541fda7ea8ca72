import { existsSync } from 'node:fs'
import { migrate } from '@/lib/db/migrate'
import type { Command, CommandInput } from './table'

const DRY_RUN = '--dry-run'

/** Imports content files; a fault anywhere is named with its file and line and changes nothing. */
export const importFiles: Command = {
  usage: `<folder|file> [${DRY_RUN}]`,
  about: 'imports lessons; a dry run only says what would change',
  accepts: (args) => {
    const paths = args.filter((arg) => arg !== DRY_RUN)
    return paths.length === 1 && !paths[0]?.startsWith('-')
  },
  run: importPath,
}

async function importPath({ args, connectionString, log }: CommandInput): Promise<number> {
  const path = args.find((arg) => arg !== DRY_RUN) ?? ''
  if (!existsSync(path)) {
    console.error(`There is no file or folder ${path}.`)
    return 1
  }
  await migrate(connectionString)
  const { importContent } = await import('@/lib/transfer/import/run')
  const dryRun = args.includes(DRY_RUN)
  const { errors } = await importContent(path, { connectionString, dryRun, log })
  for (const { file, line, message } of errors) console.error(`${file}:${line}: ${message}`)
  if (errors.length === 0) log(dryRun ? 'Nothing was changed: this was a dry run.' : 'Imported.')
  else console.error(`Nothing was changed. Faults: ${errors.length}.`)
  return errors.length === 0 ? 0 : 1
}
