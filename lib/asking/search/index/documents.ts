import 'server-only'
import { sql } from 'drizzle-orm'
import { blogPosts } from '@/lib/site/blog/tables'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import type { Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { pdfs } from '@/lib/content/media/pdfs/tables'
import type { DocumentKind } from '../model'
import { formulaKeys } from '../formulas'
import { outcomeKeys } from '../outcomes'
import { searchableText } from '../tokens'

/** A text to index: title, terms, names above it, and the rest. */
export type SearchDocument = {
  id: string
  grade: number | null
  title: string
  terms: string
  above: string
  text: string
  /** Keys of its formulas. */
  formulas?: Iterable<string>
  /** Keys of its curriculum outcomes. */
  outcomes?: Iterable<string>
}

type Read = (database: Database, ids: string[]) => Promise<SearchDocument[]>

const HEADING = /^#{1,6} .+$/gm

const LESSON_NAMES = sql`concat_ws(' ', units.name, literature.name, subjects.name, grades.name)`

type LessonRow = Omit<SearchDocument, 'text' | 'outcomes'> & {
  summary: string
  script: string
  outcomes: string[]
}

const readLessons: Read = async (database, ids) => {
  const { rows } = await database.execute<LessonRow>(sql`
    select lessons.id, grades.grade_order as grade, lessons.title, lessons.summary, lessons.script,
      lessons.outcomes,
      array_to_string(lessons.keywords, ' ') as terms, ${LESSON_NAMES} as above
    from lessons ${LESSON_TO_ACTIVE_GRADE_JOINS} where lessons.id = any(${sql.param(ids)}::uuid[])`)
  return rows.map(({ summary, script, terms, outcomes, ...lesson }) => ({
    ...lesson,
    terms: [terms, ...(script.match(HEADING) ?? [])].map(searchableText).join(' '),
    text: `${summary}\n\n${searchableText(script)}`,
    formulas: formulaKeys(`${lesson.title}\n${script}`),
    outcomes: outcomeKeys(outcomes),
  }))
}

type QuestionRow = Omit<SearchDocument, 'terms' | 'text'> & { explanation: string | null }

/** Of the answers, only public explanations are indexed, so that no key can be found. */
const readQuestions: Read = async (database, ids) => {
  const { rows } = await database.execute<QuestionRow>(sql`
    select questions.id, grades.grade_order as grade, questions.text as title,
      concat_ws(' ', lessons.title, array_to_string(lessons.keywords, ' '), ${LESSON_NAMES}) as above,
      case when questions.is_in_knowledge_base then questions.explanation end as explanation
    from questions left join (lessons ${LESSON_TO_ACTIVE_GRADE_JOINS}) on lessons.id = questions.lesson_id
    where questions.id = any(${sql.param(ids)}::uuid[])
      and (questions.lesson_id is null or lessons.id is not null)`)
  return rows.map(({ title, explanation, ...question }) => ({
    ...question,
    title: searchableText(title),
    terms: '',
    text: searchableText(explanation ?? ''),
    formulas: formulaKeys(`${title}\n${explanation ?? ''}`),
  }))
}

const readPosts: Read = async (database, ids) => {
  const rows = await database
    .select()
    .from(blogPosts)
    .where(sql`${oneOf(blogPosts.id, ids)} and ${blogPosts.isPublished}`)
  return rows.map(({ id, title, summary, text }) => ({
    ...{ id, grade: null, title, terms: summary, above: '', text: searchableText(text) },
  }))
}

const readPdfs: Read = async (database, ids) => {
  const rows = await database.select().from(pdfs).where(oneOf(pdfs.id, ids))
  return rows.map(({ id, name, text }) => ({
    ...{ id, grade: null, title: name, terms: '', above: '', text },
  }))
}

/** Reads the documents of each kind. Hidden and deleted ones are left out. */
export const DOCUMENT_READERS: Record<DocumentKind, Read> = {
  lesson: readLessons,
  question: readQuestions,
  post: readPosts,
  pdf: readPdfs,
}
