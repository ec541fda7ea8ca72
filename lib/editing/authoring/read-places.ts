import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentTree, LessonNode } from '../transfer/import/model'
import { contentRootOf } from '../transfer/import/read-tree'
import type { LessonUnderReview, ReviewContext } from './model'
import { lessonTextsOf } from './passages'
import { readBookLessons } from './read-books'

type Places = { placed: LessonUnderReview[]; books: ReviewContext['books'] }

/**
 * The lessons of a tree with their places and texts, and the whole textbooks that they are a part of.
 * @param start the path that was read into the tree; its files are read again to find lines
 */
export async function readPlacedLessons(start: string, tree: ContentTree): Promise<Places> {
  const root = await contentRootOf(start)
  const placed = await placeLessons(root, tree)
  const folders = new Map(
    placed.map(({ book, folder }) => [book, path.join(root, path.dirname(path.dirname(folder)))]),
  )
  const read = [...folders].map(
    async ([book, folder]) => [book, await readBookLessons(folder)] as const,
  )
  return { placed, books: new Map(await Promise.all(read)) }
}

async function placeLessons(root: string, tree: ContentTree): Promise<LessonUnderReview[]> {
  return Promise.all(
    tree.lessons.map(async (lesson) => {
      const place = placeOf(lesson, tree)
      const sources = await readSources(path.join(root, place.folder))
      return { lesson, ...place, passages: lessonTextsOf(lesson, place.folder, sources) }
    }),
  )
}

function placeOf(lesson: LessonNode, { units, literature, subjects, grades }: ContentTree) {
  const unit = units.find(({ slug }) => slug === lesson.unit)
  const book = literature.find(({ slug }) => slug === unit?.literature)
  const subject = subjects.find(({ slug }) => slug === book?.subject)
  const grade = grades.find(({ slug }) => slug === subject?.grade)
  if (!unit || !book || !subject || !grade)
    throw new Error(`The lesson ${lesson.slug} has no place in the tree.`)
  return {
    grade: grade.order,
    area: subject.area,
    book: book.slug,
    folder: [grade, subject, book, unit, lesson].map(({ slug }) => slug).join('/'),
  }
}

async function readSources(folder: string) {
  const names = ['skripta.md', 'pitanja.gift', 'kartice.tsv', 'provjera.yaml'] as const
  const read = names.map(async (name) => [name, await readIfPresent(path.join(folder, name))])
  return Object.fromEntries(await Promise.all(read)) as Record<(typeof names)[number], string>
}

const readIfPresent = (file: string) =>
  readFile(file, 'utf8').then(
    (source) => source.replace(/\r\n?/g, '\n'),
    () => '',
  )
