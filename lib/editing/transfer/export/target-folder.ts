import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { FUN_QUIZ_PATHS } from '../import/read-fun-quiz'
import { LIBRARY_FOLDERS } from '../import/schemas'

const OTHERS: string[] = [
  FUN_QUIZ_PATHS.folder,
  ...Object.values(LIBRARY_FOLDERS).map(({ name }) => name),
]
const GRADE_FOLDER = /^[1-8]-razred$/

/** True when the folder does not exist or is empty. */
export async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
}

/**
 * Lets `write` fill a hidden folder, then replaces the grades and quizzes in `folder` by its
 * content.
 */
export async function replaceContent<Result>(
  folder: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(folder, { recursive: true })
  const draft = await mkdtemp(path.join(folder, '.iskra-export-'))
  try {
    const result = await write(draft)
    for (const name of await contentIn(folder)) {
      await rm(path.join(folder, name), { recursive: true })
    }
    for (const name of await contentIn(draft)) {
      await rename(path.join(draft, name), path.join(folder, name))
    }
    return result
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const contentIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => GRADE_FOLDER.test(name) || OTHERS.includes(name))
