import { vi } from 'vitest'
import { readTree } from '@/lib/content/import/read-tree'
import type { LessonNode } from '@/lib/content/import/model'
import type { BodyOf, QuestionKind } from '@/lib/questions/model'

// The whole tree at once, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** The content of this repository, as an import reads it. */
export const seed = await readTree('lib/db/seed')

export const { lessons } = seed.tree

/** The grade (1 to 8) that a lesson belongs to. */
export function gradeOf(lesson: LessonNode): number {
  const { units, literature, subjects, grades } = seed.tree
  const unit = units.find(({ slug }) => slug === lesson.unit)
  const book = literature.find(({ slug }) => slug === unit?.literature)
  const subject = subjects.find(({ slug }) => slug === book?.subject)
  return grades.find(({ slug }) => slug === subject?.grade)?.order ?? 0
}

export const { funQuizzes } = seed.tree

/** Every question, of lessons and of fun quizzes, with the name a failing test shows. */
export const questions = [...lessons, ...funQuizzes].flatMap((lesson) =>
  lesson.questions.map((question) => ({ ...question, name: `${lesson.slug}/${question.key}` })),
)

/** The bodies of one kind, with the names of their questions. */
export const bodiesOf = <Kind extends QuestionKind>(kind: Kind) =>
  questions.flatMap(({ body, name }) =>
    body.kind === kind ? [{ name, body: body as BodyOf<Kind> }] : [],
  )
