import 'server-only'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { textRenderer } from '@/lib/content/media/render-texts'
import { tagsAsText } from '@/lib/platform/markdown/tags-as-text'
import { lessonPath } from '@/lib/platform/paths'
import { listQuestionsById } from '@/lib/content/questions/queries'
import { contextOf } from './context'
import { PROFESSOR_MESSAGES } from './messages'
import type { OwnQuestion } from './model'
import type { professorQuestions } from './tables'

export type ProfessorQuestionRow = typeof professorQuestions.$inferSelect

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** Loads the lessons and questions of the rows, each once. */
export async function loadLessonsAndQuestions(
  rows: Pick<ProfessorQuestionRow, 'lessonId' | 'questionId'>[],
) {
  const idsOf = (key: 'lessonId' | 'questionId') => rows.flatMap((row) => row[key] ?? [])
  const [lessons, questions] = await Promise.all([
    listLessonsById(idsOf('lessonId')),
    listQuestionsById(idsOf('questionId')),
  ])
  return {
    lessons: new Map(lessons.map((lesson) => [lesson._id, lesson])),
    questions: new Map(questions.map((question) => [question.id, question])),
  }
}

export type LessonsAndQuestions = Awaited<ReturnType<typeof loadLessonsAndQuestions>>

/** Fields shown to both sides: an explicit list, without the pupil's identity. */
export function toSharedFields(
  row: ProfessorQuestionRow,
  { lessons }: Pick<LessonsAndQuestions, 'lessons'>,
) {
  const lesson = lessons.get(row.lessonId ?? '')
  return {
    _id: row.id,
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    promisedAt: row.promisedAt.toISOString(),
    lesson: lesson
      ? { title: lesson.title, gradeName: lesson.gradeName, path: lessonPath(lesson) }
      : null,
    hasPicture: row.fileId !== null,
    isSeen: row.isSeen,
    answeredAt: iso(row.answeredAt),
  }
}

export const toContext = (
  row: ProfessorQuestionRow,
  { questions }: Pick<LessonsAndQuestions, 'questions'>,
) => contextOf({ ...row, question: questions.get(row.questionId ?? '') ?? null })

/**
 * Questions as their pupil and parent see them, without the key.
 * @param heldBack ids of lesson questions in an open test: answers about them are not shown yet
 */
export async function toOwnQuestions(
  rows: ProfessorQuestionRow[],
  heldBack: Set<string>,
): Promise<OwnQuestion[]> {
  const around = await loadLessonsAndQuestions(rows)
  const render = await textRenderer(rows.map(({ answer }) => answer))
  return Promise.all(
    rows.map(async (row) => {
      const { key: _, ...context } = await toContext(row, around)
      const asked = { ...toSharedFields(row, around), ...context }
      if (row.questionId && heldBack.has(row.questionId)) {
        return { ...asked, ...HIDDEN_CONTEXT, answer: row.answer && PROFESSOR_MESSAGES.heldBack }
      }
      return { ...asked, answer: row.answer && render(tagsAsText(row.answer)) }
    }),
  )
}

const HIDDEN_CONTEXT = { ownAnswer: [], outcome: null }
