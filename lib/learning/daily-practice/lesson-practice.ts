import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { textRenderer } from '@/lib/content/media/render-texts'
import { toHintedQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { listQuestionsById } from '@/lib/content/questions/queries'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { SITTING_SIZE } from './limits'
import type { LessonPractice } from './model'
import { listQuestionCandidates } from './skills'
import { assignQuestions, type SkillTurn } from './turns'

/**
 * A round of one lesson's questions with numbers of its own: mistakes first, then questions never
 * asked, then those asked longest ago. Questions of an open test are left out.
 * @param roundId created by the browser for each round
 * @throws HttpError 404 for an unknown lesson
 */
export async function findLessonPractice(
  lessonId: string,
  roundId: string,
  player: PupilPlayer,
  now = new Date(),
): Promise<LessonPractice> {
  const [lesson] = isId(lessonId) ? await listLessonsById([lessonId]) : []
  if (!lesson) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  const candidates = await listQuestionCandidates(
    player,
    [lessonId],
    await findOpenTestQuestionIds(player, now),
  )
  const skill = { id: lessonId, prerequisites: [], easiness: 0.5 }
  const turns = Array.from({ length: SITTING_SIZE.questions }, (): SkillTurn => {
    return { skill, reason: 'more' }
  })
  const [questions, mastery] = await Promise.all([
    listQuestionsById(
      assignQuestions(turns, candidates, roundId).map(({ questionId }) => questionId),
    ),
    findMasteryByLesson(player.id, [lessonId]),
  ])
  const render = await textRenderer(questions)
  return {
    lesson: toLessonLink(lesson),
    mastery: mastery[lessonId] ?? null,
    questions: questions.map((question) =>
      toHintedQuestion(withDrawnNumbers(question, roundId), render),
    ),
  }
}
