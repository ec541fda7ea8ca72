import 'server-only'
import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { answers } from '@/lib/learning/answers/tables'
import type { Player } from '@/lib/learning/answers/policy'
import { findUnansweredCheckQuestionIds, listCheckQuestions } from '@/lib/learning/check/queries'
import { grades, lessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import {
  bookSubjectJoin,
  lessonUnitJoin,
  subjectActiveGradeJoin,
  unitBookJoin,
} from '@/lib/content/curriculum/queries'
import { CONTENT_MESSAGES } from '@/lib/content/curriculum/contract'
import { db } from '@/lib/platform/db/client'
import { findOpenTestScopeInLesson, testPageOf } from '@/lib/learning/exams/open-question'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { StoredQuestion } from '@/lib/content/questions/model'
import { questions } from '@/lib/content/questions/tables'
import { parents, pupils } from '@/lib/people/users/tables'
import { ASSISTANT_MESSAGES } from './help'
import { ASSISTANT_LIMITS } from './limits'
import { assistantExchanges } from './tables'

const helpLessonColumns = {
  _id: lessons.id,
  slug: lessons.slug,
  title: lessons.title,
  summary: lessons.summary,
  script: lessons.script,
  literatureSlug: literature.slug,
  gradeSlug: grades.slug,
  grade: grades.order,
}

/** The parts of a lesson that a reply is built from. @throws HttpError 404 for a hidden lesson */
export async function findHelpLesson(id: string) {
  const [lesson] = await db()
    .select(helpLessonColumns)
    .from(lessons)
    .innerJoin(units, lessonUnitJoin)
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(lessons.id, id))
  if (!lesson) throw new HttpError(404, CONTENT_MESSAGES.lessonNotFound)
  return lesson
}
export type HelpLesson = Awaited<ReturnType<typeof findHelpLesson>>

/**
 * The parent whose tokens a pupil uses, whether the assistant is allowed, and the names that are
 * never sent to a model.
 */
export async function findAssistantAccess(pupilId: string) {
  const [row] = await db()
    .select({
      parentId: pupils.parentId,
      isOn: pupils.mayUseAssistant,
      firstName: pupils.firstName,
      nickName: pupils.nickName,
      parentName: parents.firstName,
      lastName: parents.lastName,
    })
    .from(pupils)
    .innerJoin(parents, eq(parents.id, pupils.parentId))
    .where(eq(pupils.id, pupilId))
  if (!row) throw new HttpError(401, MESSAGES.invalidUserToken)
  const { parentId, isOn, ...names } = row
  return { parentId, isOn, names: Object.values(names) }
}

/** Refuses help in a lesson while an open test or check of the pupil asks its questions. */
export async function assertNoOpenTestOrCheck(pupilId: string, lessonId: string, now: Date) {
  const [test, open, asked] = await Promise.all([
    findOpenTestScopeInLesson(pupilId, lessonId, now),
    findUnansweredCheckQuestionIds(pupilId, now),
    listCheckQuestions(lessonId),
  ])
  if (test) {
    const way = await testPageOf(test)
    throw new HttpError(409, ASSISTANT_MESSAGES.inTest, way && { way })
  }
  if (asked.some(({ id }) => open.has(id))) throw new HttpError(409, ASSISTANT_MESSAGES.inCheck)
}

/** Those of the ids whose questions were judged for this pupil: in the round if given, or ever. */
export async function findJudgedQuestionIds(pupilId: string, ids: string[], roundId?: string) {
  if (!ids.length) return new Set<string>()
  const mine = and(eq(answers.pupilId, pupilId), inArray(answers.questionId, ids))
  const rows = await db()
    .selectDistinct({ id: answers.questionId })
    .from(answers)
    .where(roundId ? and(mine, eq(answers.roundId, roundId)) : mine)
  return new Set(rows.map(({ id }) => id))
}

/** Questions of a lesson whose worked answers are public. */
export async function listKnowledgeQuestions(lessonId: string): Promise<StoredQuestion[]> {
  return db()
    .select({
      id: questions.id,
      slug: questions.slug,
      text: questions.text,
      body: questions.body,
      explanation: questions.explanation,
      isBonus: questions.isBonus,
      numbers: questions.numbers,
    })
    .from(questions)
    .where(and(eq(questions.lessonId, lessonId), eq(questions.isInKnowledgeBase, true)))
}

/** The pupil's last question in a lesson, while the conversation lasts. */
export async function findLastExchange(pupilId: string, lessonId: string, now: Date) {
  const since = new Date(now.getTime() - ASSISTANT_LIMITS.conversationMs)
  const [row] = await db()
    .select({ text: assistantExchanges.text, reply: assistantExchanges.reply })
    .from(assistantExchanges)
    .where(
      and(
        eq(assistantExchanges.pupilId, pupilId),
        eq(assistantExchanges.lessonId, lessonId),
        eq(assistantExchanges.outcome, 'reply'),
        isNotNull(assistantExchanges.reply),
        gte(assistantExchanges.at, since),
      ),
    )
    .orderBy(desc(assistantExchanges.at))
    .limit(1)
  return row ? { text: row.text, reply: row.reply ?? '' } : null
}

/** The pupil's id; null for guests and parents, for whom nothing is recorded. */
export const pupilIdOf = (player: Player): string | null =>
  player.role === 'pupil' ? player.id : null
