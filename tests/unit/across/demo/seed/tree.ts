import { vi } from 'vitest'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import type { LessonNode } from '@/lib/editing/transfer/import/model'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import type { BodyOf, QuestionKind } from '@/lib/content/questions/model'

// Reads the whole tree at once, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** This repository's content, as the first start reads it. */
export const seed = await readTree('lib/content/seed', { draws: 3 })

export const { lessons } = seed.tree

function subjectOf(lesson: LessonNode) {
  const { units, literature, subjects } = seed.tree
  const unit = units.find(({ slug }) => slug === lesson.unit)
  const book = literature.find(({ slug }) => slug === unit?.literature)
  return subjects.find(({ slug }) => slug === book?.subject)
}

export const isEnglish = (lesson: LessonNode) => subjectOf(lesson)?.area === 'engleski-jezik'

/** A lesson's grade, from 1 to 8. */
export const gradeOf = (lesson: LessonNode): number =>
  seed.tree.grades.find(({ slug }) => slug === subjectOf(lesson)?.grade)?.order ?? 0

export const { funQuizzes } = seed.tree

/** All questions of lessons and fun quizzes, with their name for failing tests. */
export const questions = [...lessons, ...funQuizzes].flatMap((lesson) =>
  lesson.questions.map((question) => {
    const name = `${lesson.slug}/${question.key}`
    return { ...withDrawnNumbers({ ...question, id: name }, NO_ATTEMPT), name }
  }),
)

/** All bodies of one kind, with their questions' names. */
export const bodiesOf = <Kind extends QuestionKind>(kind: Kind) =>
  questions.flatMap(({ body, name }) =>
    body.kind === kind ? [{ name, body: body as BodyOf<Kind> }] : [],
  )
