import 'server-only'
import { renderText } from '@/lib/markdown/render'
import { lessonExists } from '@/lib/content/queries'
import { judgeUnanswered } from '@/lib/questions/kinds/judges'
import { toPublicQuestion } from '@/lib/questions/model'
import { listQuestions } from '@/lib/questions/queries'
import type { QuizKey } from './model'
import { quizLimit, type Player } from '@/lib/answers/policy'
import { findOpenTestQuestions } from '@/lib/exams/open-question'

type Parent = Extract<Player, { role: 'parent' }>

/**
 * The quiz of a lesson with what is right, as far as a parent may play; null without such a lesson.
 * Of a test that one of the children writes no key is told.
 */
export async function listQuizKeys(
  lessonId: string,
  parent: Parent,
  now = new Date(),
): Promise<QuizKey[] | null> {
  const [questions, inTest] = await Promise.all([
    listQuestions(lessonId, quizLimit(parent)),
    findOpenTestQuestions(parent, now),
  ])
  if (!questions.length && !(await lessonExists(lessonId))) return null
  return questions.map((question) => ({
    question: toPublicQuestion(question, renderText),
    correct: inTest.has(question.id) ? null : judgeUnanswered(question.body, null).correct,
  }))
}
