import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { onReplica } from '@/lib/platform/db/replica'
import { toLosslessPlainText } from '@/lib/platform/markdown/plain-text'
import type { StoredQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { searchWithCorrection, type SearchFit } from './ask/search-with-correction'
import { rankedDocumentsSql, MOST_CANDIDATES } from './ask/ranked-documents'
import { createHighlighter } from './ask/marks'
import { findPupilGradeOrder } from './ask/find-pupil-grade-order'
import type { InterpretedQuery } from './ask/interpret-query'
import type { searchQuestionsContract } from './contract'
import { QUESTION_SEARCH } from './limits'
import { countSearchMiss } from './misses'
import { searchableText } from './tokens'

type Asked = { query: string; page: number; limit: number }
type Page = z.output<typeof searchQuestionsContract.returns>

/**
 * Search of the knowledge base: published questions of visible lessons, page by page. A page beyond
 * the last returns the last. For a query that fits most questions, only the best few hundred are
 * counted.
 */
export async function searchQuestions(asked: Asked, pupilId: string | null): Promise<Page> {
  const { limit } = asked
  if (asked.query.trim().length < QUESTION_SEARCH.minCharacters) {
    return { questions: [], pagination: { total: 0, pages: 0 } }
  }
  const grade = await findPupilGradeOrder(pupilId)
  const { found, understood, instead, isNear } = await onReplica(() =>
    searchWithCorrection(asked.query, (meant) => rankQuestions(meant, grade)),
  )
  if (!found.length || isNear) await countSearchMiss(asked.query)
  const shown = isNear ? found.slice(0, limit) : found
  const pages = Math.ceil(shown.length / limit)
  const page = Math.max(1, Math.min(asked.page, pages))
  const ids = shown.slice((page - 1) * limit, page * limit).map(({ id }) => id)
  const marksOf = await createHighlighter(understood)
  return {
    questions: (await onReplica(() => readQuestions(ids))).map((question) => ({
      ...question,
      marks: marksOf(question.text),
    })),
    pagination: { total: shown.length, pages },
    ...(instead && { instead }),
    ...(isNear && { isNear }),
  }
}

/** The ids of all fitting questions, best first, without hidden ones that are still indexed. */
async function rankQuestions(understood: InterpretedQuery, grade: number | null) {
  const { rows } = await db().execute<SearchFit & { id: string }>(sql`
    select questions.id, found.rank, found."isSure" from (${rankedDocumentsSql({ kind: 'question', understood, grade })}) found
    join questions on questions.id = found.id
    left join (lessons ${LESSON_TO_ACTIVE_GRADE_JOINS}) on lessons.id = questions.lesson_id
    where questions.lesson_id is null or lessons.id is not null
    order by found.rank desc, questions.is_in_knowledge_base desc, found.grade, questions.id
    limit ${MOST_CANDIDATES}`)
  return rows
}

type Row = Pick<StoredQuestion, 'id' | 'text' | 'body' | 'explanation' | 'numbers'> & {
  slug: string
  lessonId: string | null
  razred: string | null
  predmet: string | null
  literatura: string | null
  cjelina: string | null
  lessonTitle: string | null
}

const PLACE: SQL = sql`grades.name as razred, subjects.name as predmet,
  literature.name as literatura, units.name as cjelina, lessons.title as "lessonTitle"`

async function readQuestions(ids: string[]) {
  if (!ids.length) return []
  const { rows } = await db().execute<Row>(sql`
    select questions.id, questions.text, questions.body, questions.explanation, questions.numbers,
      questions.slug, questions.lesson_id as "lessonId", ${PLACE}
    from questions left join (lessons ${LESSON_TO_ACTIVE_GRADE_JOINS}) on lessons.id = questions.lesson_id
    where questions.id = any(${sql.param(ids)}::uuid[])
    order by array_position(${sql.param(ids)}::uuid[], questions.id)`)
  return rows.map((row) => {
    const { text } = withDrawnNumbers(row, NO_ATTEMPT)
    const { razred, predmet, literatura, cjelina, lessonId: lekcija } = row
    return {
      _id: row.id,
      slug: row.slug,
      text: plain(text),
      lessonTitle: row.lessonTitle,
      metadata: { razred, predmet, literatura, cjelina, lekcija },
    }
  })
}

/** A question as a line of plain text; pictures, tables and most formulas are left to its page. */
const plain = (markdown: string) =>
  toLosslessPlainText(markdown) ??
  searchableText(markdown)
    .replace(/[*_`#>|[\]!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
