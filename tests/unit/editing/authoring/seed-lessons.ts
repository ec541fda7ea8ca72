import { readPlacedLessons } from '@/lib/editing/authoring/read-places'
import { readSpellingAndTerms } from '@/lib/editing/authoring/read-words'
import type { LessonUnderReview, LessonText, Rule } from '@/lib/editing/authoring/model'
import { lessonTextsOf } from '@/lib/editing/authoring/passages'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import type { LessonNode } from '@/lib/editing/transfer/import/model'

const SEED = 'lib/content/seed'
const { tree } = await readTree(SEED, { isChecked: false })
const { placed, books } = await readPlacedLessons(SEED, tree)
const context = { books, ...(await readSpellingAndTerms()) }

/** A lesson of this repository, changed for a case. */
export function seedLesson(slug: string, change: Partial<LessonNode> = {}): LessonUnderReview {
  const found = placed.find(({ lesson }) => lesson.slug === slug)
  if (!found) throw new Error(`The seed has no lesson ${slug}.`)
  const lesson = { ...found.lesson, ...change }
  return { ...found, lesson, passages: lessonTextsOf(lesson, found.folder, {}) }
}

/** A lesson of a grade with nothing but one text. */
export function lessonWithText(
  grade: number,
  markdown: string,
  passage: Partial<LessonText> = {},
): LessonUnderReview {
  const lesson = { ...seedLesson('binarni-brojevi').lesson, slug: 'proba', script: markdown }
  const file = 'proba/skripta.md'
  const passages = [{ file, line: 1, part: 'script' as const, markdown, ...passage }]
  return { lesson, grade, area: 'priroda', book: 'proba', folder: 'proba', passages }
}

/** The sentences of a rule about a lesson. */
export const remarksOf = (rule: Rule, lesson: LessonUnderReview): string[] =>
  rule(lesson, context).map(({ message }) => message)
