import { existsSync } from 'node:fs'
import { migrate } from '@/lib/platform/db/migrate'
import { isSinglePath, type Command, type CommandInput } from './command'

/** Imports content files. Any fault, reported with file and line, cancels the import. */
export const importCommand: Command = {
  usage: '<folder|file>',
  flag: '--dry-run',
  about: 'imports lessons; a dry run only says what would change',
  accepts: isSinglePath,
  run: importPath,
}

async function importPath({ args, isFlagged: dryRun, connectionString, log }: CommandInput) {
  const [path = ''] = args
  if (!existsSync(path)) {
    console.error(`There is no file or folder ${path}.`)
    return 1
  }
  await migrate(connectionString)
  const { importContent } = await import('@/lib/editing/transfer/import/run')
  const { errors } = await importContent(path, { connectionString, dryRun, log })
  for (const { file, line, message } of errors) console.error(`${file}:${line}: ${message}`)
  if (errors.length === 0) log(dryRun ? 'Nothing was changed: this was a dry run.' : 'Imported.')
  else console.error(`Nothing was changed. Faults: ${errors.length}.`)
  return errors.length === 0 ? 0 : 1
}

/** Exports lessons and fun quizzes as files that can be imported without changes. */
export const exportCommand: Command = {
  usage: '<folder>',
  flag: '--force',
  about: 'writes the lessons as files; --force replaces those in the folder',
  accepts: isSinglePath,
  run: writeLessons,
}

async function writeLessons({ args, isFlagged, connectionString, log }: CommandInput) {
  const [folder = ''] = args
  const { isEmptyFolder } = await import('@/lib/editing/transfer/export/target-folder')
  if (!isFlagged && !(await isEmptyFolder(folder))) {
    console.error(
      `The folder ${folder} is not empty: name another one, or add --force to replace the ` +
        'grades in it.',
    )
    return 1
  }
  const { exportContent } = await import('@/lib/editing/transfer/export/run')
  const { lessons, funQuizzes, faults } = await exportContent(folder, connectionString)
  for (const { place, message } of faults) console.error(`${place}: ${message}`)
  if (faults.length === 0) log(`Written to ${folder}: ${lessons} lessons, ${funQuizzes} quizzes.`)
  else console.error(`Nothing was written. Faults: ${faults.length}.`)
  return faults.length === 0 ? 0 : 1
}
