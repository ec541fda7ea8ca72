import type { Command, CommandInput } from './table'

const FORCE = '--force'

/** Writes the lessons and fun quizzes as files that an import reads back without a change. */
export const exportLessons: Command = {
  usage: `<folder> [${FORCE}]`,
  about: 'writes the lessons as files; --force replaces those in the folder',
  accepts: (args) => {
    const folders = args.filter((arg) => arg !== FORCE)
    return folders.length === 1 && !folders[0]?.startsWith('-')
  },
  run: writeLessons,
}

async function writeLessons({ args, connectionString, log }: CommandInput): Promise<number> {
  const folder = args.find((arg) => arg !== FORCE) ?? ''
  const { isEmptyFolder } = await import('@/lib/transfer/export/target-folder')
  if (!args.includes(FORCE) && !(await isEmptyFolder(folder))) {
    console.error(
      `The folder ${folder} is not empty: name another one, or add ${FORCE} to replace the ` +
        'grades in it.',
    )
    return 1
  }
  const { exportContent } = await import('@/lib/transfer/export/run')
  const { lessons, funQuizzes, faults } = await exportContent(folder, connectionString)
  for (const { place, message } of faults) console.error(`${place}: ${message}`)
  if (faults.length === 0) log(`Written to ${folder}: ${lessons} lessons, ${funQuizzes} quizzes.`)
  else console.error(`Nothing was written. Faults: ${faults.length}.`)
  return faults.length === 0 ? 0 : 1
}
