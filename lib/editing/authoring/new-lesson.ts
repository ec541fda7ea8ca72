import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { TEXTBOOK_PAGE_NAMES } from '@/lib/platform/paths'
import { slugSchema } from '@/lib/content/curriculum/model'
import { NODE_FILES } from '../transfer/import/schemas'
import { lessonTemplate } from './lesson-template'
import { readBookLessons, readUnitPosition } from './read-books'

/** A lesson can't be made there; the message says why. */
export class NewLessonError extends Error {}

/**
 * Writes the files of an empty lesson.
 * @param target the lesson's folder, inside the folder of a unit
 * @returns the names of the files
 * @throws NewLessonError for a folder that exists, a bad or used name, and a wrong place
 */
export async function writeNewLesson(target: string): Promise<string[]> {
  const folder = path.resolve(target)
  const slug = path.basename(folder)
  const unit = path.dirname(folder)
  if (await exists(folder)) throw new NewLessonError(`The folder ${target} exists already.`)
  if (TEXTBOOK_PAGE_NAMES.has(slug))
    throw new NewLessonError(`The name ${slug} is kept for a page of the textbook.`)
  if (!slugSchema.safeParse(slug).success)
    throw new NewLessonError('A lesson’s folder has only letters a to z, digits and hyphens.')
  await assertIsInUnit(folder)
  const root = nthParent(folder, 5)
  if ((await foldersBelow(root, 5)).includes(slug))
    throw new NewLessonError(`Another folder is named ${slug} already: a name is used once.`)
  const lessons = await readBookLessons(nthParent(folder, 2))
  const unitPosition = await readUnitPosition(unit)
  const own = lessons.filter((lesson) => lesson.unit === path.basename(unit))
  const before = own.at(-1) ?? lessons.findLast((lesson) => lesson.unitPosition < unitPosition)
  const files = lessonTemplate({
    grade: parseInt(path.basename(nthParent(folder, 4)), 10),
    position: Math.max(0, ...own.map(({ position }) => position)) + 1,
    prerequisites: before ? [before.slug] : [],
  })
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text, { flag: 'wx' })
  }
  return Object.keys(files)
}

const nthParent = (folder: string, up: number): string =>
  up === 0 ? folder : nthParent(path.dirname(folder), up - 1)

const exists = (target: string) =>
  stat(target).then(
    () => true,
    () => false,
  )

/** Grade, subject, textbook and unit each have their own file. */
async function assertIsInUnit(folder: string) {
  for (const [index, { name }] of [...NODE_FILES].reverse().entries()) {
    const parent = nthParent(folder, index + 1)
    if (await exists(path.join(parent, name))) continue
    throw new NewLessonError(
      `A lesson belongs into <razred>/<predmet>/<literatura>/<cjelina>: ${parent} has no ${name}.`,
    )
  }
}

async function foldersBelow(folder: string, levels: number): Promise<string[]> {
  if (levels === 0) return []
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const below = await Promise.all(
    names.map((name) => foldersBelow(path.join(folder, name), levels - 1)),
  )
  return [...names, ...below.flat()]
}
