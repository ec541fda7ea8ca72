import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, SelectedFields } from 'drizzle-orm/pg-core'
import { bookSubjectJoin, isShownLessonSql, unitBookJoin } from '@/lib/content/curriculum/queries'
import { allLessons, grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { allQuestions } from '@/lib/content/questions/tables'
import { SPONSOR_LISTS, type SiteListName } from '../model'
import { isSponsorShownOnSql } from '../sponsors/records'
import { sponsors } from '../tables'
import type { ListItem } from './contract'

/** Where the items of a list come from, including items that are hidden now. */
type ItemSource = {
  from: (columns: SelectedFields, database?: Database) => PgSelect
  columns: () => SelectedFields
  id: PgColumn
}

/** True for rows that the public sees, in tables that also hold drafts. */
const IS_SHOWN = {
  lesson: sql<boolean>`(${allLessons.isShown} and ${grades.isActive})`,
  question: sql<boolean>`(${allQuestions.isShown} and (${allQuestions.lessonId} is null
    or ${isShownLessonSql(allQuestions.lessonId)}))`,
}

export const LESSON_ITEM_SOURCE = {
  from: (columns: SelectedFields, database = db()) =>
    database
      .select(columns)
      .from(allLessons)
      .innerJoin(units, eq(units.id, allLessons.unitId))
      .innerJoin(literature, unitBookJoin)
      .innerJoin(subjects, bookSubjectJoin)
      .innerJoin(grades, eq(grades.id, subjects.gradeId))
      .$dynamic(),
  columns: () => ({
    _id: allLessons.id,
    name: sql<string>`${allLessons.title} || ' · ' || ${subjects.name} || ', ' || ${grades.name}`,
    grade: grades.slug,
    isShown: IS_SHOWN.lesson,
  }),
  id: allLessons.id,
} satisfies ItemSource

/** Characters of a question's text that identify it in a list. */
const QUESTION_NAME = 140

export const QUESTION_ITEM_SOURCE = {
  from: (columns: SelectedFields, database = db()) =>
    database
      .select(columns)
      .from(allQuestions)
      .leftJoin(allLessons, eq(allLessons.id, allQuestions.lessonId))
      .$dynamic(),
  columns: () => ({
    _id: allQuestions.id,
    name: sql<string>`left(${allQuestions.text}, ${QUESTION_NAME}) || coalesce(' · ' || ${allLessons.title}, '')`,
    isShown: IS_SHOWN.question,
  }),
  id: allQuestions.id,
} satisfies ItemSource

const SPONSOR_ITEMS: ItemSource = {
  from: (columns, database = db()) => database.select(columns).from(sponsors).$dynamic(),
  columns: () => ({
    _id: sponsors.id,
    name: sponsors.name,
    isShown: isSponsorShownOnSql(zagrebDay(new Date())),
  }),
  id: sponsors.id,
}

function sourceOf(list: SiteListName): ItemSource {
  if (list === 'highlightedQuestions') return QUESTION_ITEM_SOURCE
  return SPONSOR_LISTS.some((one) => one === list) ? SPONSOR_ITEMS : LESSON_ITEM_SOURCE
}

/** The items with these ids, in the order of the ids. Deleted items are left out. */
export async function listItems(list: SiteListName, ids: string[], database: Database = db()) {
  const { from, columns, id } = sourceOf(list)
  const rows = (await from(columns(), database).where(oneOf(id, ids))) as ListItem[]
  const found = new Map(rows.map((row) => [row._id, row]))
  return ids.flatMap((one) => found.get(one) ?? [])
}
