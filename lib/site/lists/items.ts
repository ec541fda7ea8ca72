import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import { bookOfSubject, lessonOfUnit, unitOfBook } from '@/lib/content/queries'
import { grades, lessons, literature, subjects, units } from '@/lib/content/tables'
import { db, type Database } from '@/lib/db/client'
import { oneOf } from '@/lib/db/one-of'
import { zagrebDay } from '@/lib/hr/dates'
import { isShown } from '@/lib/questions/queries'
import { questions } from '@/lib/questions/tables'
import { SPONSOR_LISTS, type SiteList } from '../model'
import { isShownOn } from '../sponsors/records'
import { sponsors } from '../tables'
import type { ListItem } from './contract'

/** What the items of a list are, also those that are not shown now. */
type ItemSource = {
  from: (columns: SelectedFields, database?: Database) => PgSelect
  columns: () => SelectedFields
  id: PgColumn
}

export const LESSON_ITEMS = {
  from: (columns: SelectedFields, database = db()) =>
    database
      .select(columns)
      .from(lessons)
      .innerJoin(units, lessonOfUnit)
      .innerJoin(literature, unitOfBook)
      .innerJoin(subjects, bookOfSubject)
      .innerJoin(grades, eq(grades.id, subjects.gradeId))
      .$dynamic(),
  columns: () => ({
    _id: lessons.id,
    name: sql<string>`${lessons.title} || ' · ' || ${subjects.name} || ', ' || ${grades.name}`,
    grade: grades.slug,
    isShown: grades.isActive,
  }),
  id: lessons.id,
} satisfies ItemSource

/** Characters of a question that tell it apart in a list. */
const QUESTION_NAME = 140

export const QUESTION_ITEMS = {
  from: (columns: SelectedFields, database = db()) =>
    database
      .select(columns)
      .from(questions)
      .leftJoin(lessons, eq(lessons.id, questions.lessonId))
      .$dynamic(),
  columns: () => ({
    _id: questions.id,
    name: sql<string>`left(${questions.text}, ${QUESTION_NAME}) || coalesce(' · ' || ${lessons.title}, '')`,
    isShown: sql<boolean>`${isShown}`,
  }),
  id: questions.id,
} satisfies ItemSource

const SPONSOR_ITEMS: ItemSource = {
  from: (columns, database = db()) => database.select(columns).from(sponsors).$dynamic(),
  columns: () => ({
    _id: sponsors.id,
    name: sponsors.name,
    isShown: isShownOn(zagrebDay(new Date())),
  }),
  id: sponsors.id,
}

function sourceOf(list: SiteList): ItemSource {
  if (list === 'highlightedQuestions') return QUESTION_ITEMS
  return SPONSOR_LISTS.some((one) => one === list) ? SPONSOR_ITEMS : LESSON_ITEMS
}

/** The items of a list with these ids, in their order; those that are gone are left out. */
export async function listItems(list: SiteList, ids: string[], database: Database = db()) {
  const { from, columns, id } = sourceOf(list)
  const rows = (await from(columns(), database).where(oneOf(id, ids))) as ListItem[]
  const found = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap((one) => found.get(one) ?? [])
}
