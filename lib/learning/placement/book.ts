import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { bookSubjectJoin, subjectActiveGradeJoin } from '@/lib/content/curriculum/queries'
import { grades, literature, subjects } from '@/lib/content/curriculum/tables'
import type { QuestionKind } from '@/lib/content/questions/model'
import { questions } from '@/lib/content/questions/tables'
import { isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { easinessSql } from '@/lib/learning/estimates/easiness'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { textbookPath } from '@/lib/platform/paths'
import { PLACEMENT_MESSAGES } from './contract'
import { guessOf } from './guess'
import { PLACEMENT } from './limits'
import type { PlacementBook } from './model'
import type { AskableBook } from './next-question'

/** A textbook with a placement, and what a pupil may be asked of it. */
export type AskedBook = { book: PlacementBook; lessons: AskableBook }

/**
 * A textbook whose place a pupil may look for. Questions of an open test are left out, their
 * lessons are not.
 * @throws HttpError 404 for an unknown textbook, and for one with too few lessons with questions
 */
export async function findAskedBook(
  player: PupilPlayer,
  id: string,
  now: Date,
): Promise<AskedBook> {
  const [book, rows, inTest] = isId(id)
    ? await Promise.all([
        findBook(id),
        listQuestions(player, id),
        findOpenTestQuestionIds(player, now),
      ])
    : [null, [], new Set()]
  const lessons = [...Map.groupBy(rows, ({ lessonId }) => lessonId)].map(([lessonId, all]) => {
    const plain = all.filter(({ isBonus }) => !isBonus)
    // Bonus questions are harder than their lesson.
    const asked = (plain.length ? plain : all).filter((one) => !inTest.has(one.id))
    return {
      lessonId,
      questions: asked.map(({ id: questionId, kind, choices, easiness }) => {
        return { id: questionId, lessonId, guess: guessOf(kind, choices), easiness }
      }),
    }
  })
  if (!book || lessons.length < PLACEMENT.lessons)
    throw new HttpError(404, PLACEMENT_MESSAGES.notFound)
  return { book, lessons }
}

async function findBook(id: string): Promise<PlacementBook | null> {
  const [found] = await db()
    .select({
      literatureId: literature.id,
      name: literature.name,
      subject: subjects.name,
      area: subjects.area,
      slug: literature.slug,
      gradeSlug: grades.slug,
    })
    .from(literature)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, subjectActiveGradeJoin)
    .where(eq(literature.id, id))
  if (!found) return null
  const { slug, gradeSlug, ...book } = found
  return { ...book, path: textbookPath(gradeSlug, slug) }
}

type QuestionRow = {
  id: string
  lessonId: string
  kind: QuestionKind
  choices: number
  isBonus: boolean
  easiness: number
}

/** The open questions of a textbook's shown lessons, in teaching order. */
async function listQuestions(player: PupilPlayer, literatureId: string): Promise<QuestionRow[]> {
  const { rows } = await db().execute<QuestionRow>(sql`
    select questions.id, questions.lesson_id as "lessonId", questions.kind,
      questions.is_bonus as "isBonus",
      case questions.kind when 'single' then jsonb_array_length(questions.body -> 'choices')
        else 0 end as choices,
      ${easinessSql('questions', 'quality')}::float8 as easiness
    from units
    join lessons on lessons.unit_id = units.id
    join questions on questions.lesson_id = lessons.id
    left join question_quality quality on quality.question_id = questions.id
    where units.literature_id = ${literatureId} and ${isAccessibleQuestionSql(player, questions)}
    order by units.position, units.id, lessons.position, lessons.id, questions.position`)
  return rows
}
