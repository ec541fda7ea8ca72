import { existsSync } from 'node:fs'
import { migrate } from '@/lib/platform/db/migrate'
import type { summariseTree } from '@/lib/editing/authoring/review'
import type { ContentTree } from '@/lib/editing/transfer/import/model'
import { isSinglePath, type Command, type CommandInput } from './command'

/** Imports content files. Any fault, reported with file and line, cancels the import. */
export const importCommand: Command = {
  needsDatabase: true,
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

/** Checks content files without a database, and changing numbers in many draws. */
export const checkCommand: Command = {
  needsDatabase: false,
  usage: '<folder|file>',
  flag: '--summary',
  about:
    'checks lessons, with 200 draws of each question whose numbers change; needs no database; ' +
    '--summary prints the table of lessons instead',
  accepts: isSinglePath,
  run: checkPath,
}

type CheckInput = Pick<CommandInput, 'args' | 'isFlagged' | 'log'>

async function checkPath({ args: [path = ''], isFlagged: isSummary, log }: CheckInput) {
  if (!existsSync(path)) {
    console.error(`There is no file or folder ${path}.`)
    return 1
  }
  const { readTree } = await import('@/lib/editing/transfer/import/read-tree')
  const { tree, errors, warnings } = await readTree(path, isSummary ? { isChecked: false } : {})
  const authoring = await import('@/lib/editing/authoring/review')
  const isReadable = errors.length === 0
  // Advice about style waits until the files can be read.
  const remarks = isReadable && !isSummary ? await authoring.reviewTree(path, tree) : []
  for (const { file, line, message } of [...warnings, ...remarks])
    log(`${file}:${line}: ${message}`)
  for (const { file, line, message } of errors) console.error(`${file}:${line}: ${message}`)
  if (isSummary && isReadable) sayAll(log, await authoring.summariseTree(path, tree))
  const { questions, changing } = countQuestions(tree)
  log(
    `Lessons: ${tree.lessons.length}, questions: ${questions}, with changing numbers: ${changing}. ` +
      `Faults: ${errors.length}, warnings: ${warnings.length + remarks.length}.`,
  )
  return errors.length === 0 ? 0 : 1
}

function sayAll(log: CommandInput['log'], { table, outliers }: Summary) {
  log(`${table}\n`)
  for (const { lesson, what } of outliers) log(`Outside the bounds: ${lesson}: ${what}.`)
}
type Summary = Awaited<ReturnType<typeof summariseTree>>

/** Writes the files of an empty lesson into a new folder. */
export const newLessonCommand: Command = {
  needsDatabase: false,
  usage: '<folder>',
  about: 'writes the files of an empty lesson into a new folder of a unit',
  accepts: isSinglePath,
  run: async ({ args: [folder = ''], log }) => {
    const { NewLessonError, writeNewLesson } = await import('@/lib/editing/authoring/new-lesson')
    try {
      const files = await writeNewLesson(folder)
      log(`Written to ${folder}: ${files.join(', ')}. The guide is docs/authoring.md.`)
      return 0
    } catch (error) {
      if (!(error instanceof NewLessonError)) throw error
      console.error(error.message)
      return 1
    }
  },
}

function countQuestions({ lessons, funQuizzes }: ContentTree) {
  const all = [...lessons, ...funQuizzes].flatMap(({ questions }) => questions)
  return {
    questions: all.length,
    changing: all.filter(({ numbers }) => numbers !== null).length,
  }
}

/** Exports lessons and fun quizzes as files that can be imported without changes. */
export const exportCommand: Command = {
  needsDatabase: true,
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
