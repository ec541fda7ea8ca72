import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { tagsAsText } from '@/lib/platform/markdown/tags-as-text'
import { saveQuestion } from '@/lib/content/questions/editing/records'
import { allQuestions } from '@/lib/content/questions/tables'
import { escapeMarkdown, withoutNames } from '../knowledge-text'
import { distressLevelOf } from '../level'
import { PROFESSOR_MESSAGES as M } from '../messages'
import { professorQuestions as asked } from '../tables'
import { findQuestionWithNames } from './queries'

/**
 * Turns an answered question into a draft for the knowledge base, without the names of the family.
 * Repeating the call returns the same draft.
 */
export async function createKnowledgeDraft(adminId: string, id: string): Promise<{ _id: string }> {
  const { row, names } = await findQuestionWithNames(id)
  if (row.answer === null) throw new HttpError(409, M.notAnswered)
  if (distressLevelOf(row) === 'alarm') throw new HttpError(409, M.isDistress)
  if (!row.lessonId) throw new HttpError(409, M.noLesson)
  const _id = await claim(id)
  if (await db().$count(allQuestions, eq(allQuestions.id, _id))) return { _id }
  const clean = (text: string) => withoutNames(text, names)
  await saveQuestion(adminId, {
    _id,
    lesson: row.lessonId,
    text: escapeMarkdown(clean(row.text)).slice(0, CONTENT_LIMITS.questionText),
    body: { kind: 'short', answers: [] },
    explanation: tagsAsText(clean(row.answer)).slice(0, CONTENT_LIMITS.questionText),
    numbers: null,
    calculation: null,
    isBonus: false,
    isInKnowledgeBase: true,
    isPublished: false,
  })
  return { _id }
}

/** The id of the new question, equal for all concurrent calls. */
async function claim(id: string): Promise<string> {
  await db()
    .update(asked)
    .set({ knowledgeId: uuidv7() })
    .where(and(eq(asked.id, id), isNull(asked.knowledgeId)))
  const [row] = await db().select().from(asked).where(eq(asked.id, id))
  if (!row?.knowledgeId) throw new HttpError(404, M.notFound)
  return row.knowledgeId
}
