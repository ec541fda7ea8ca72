import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '@/lib/platform/admin/tables'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { bookAndGradeCtes, wasInBookSql } from '@/lib/content/curriculum/former-addresses'
import { db } from '@/lib/platform/db/client'
import { questionNumber } from '@/lib/content/questions/question-slug'

/**
 * True when an editor deleted a page, whether it is still in the bin or gone for good
 * (rule 2.8: status 410). The log keeps the deleted values; a record that was never published
 * never had a page.
 * @param name a question's number; for other records a current or former slug
 */
async function wasDeleted(table: string, name: string, where: SQL = sql`true`): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select 1 from ${auditLog}
    where action = 'record-delete' and record_table = ${table}
      and (coalesce(before ->> 'number', before ->> 'slug') = ${name} or record_id = any(array(
        select record_id from former_slugs where kind = ${table} and slug = ${name})))
      and before ->> 'isPublished' = 'true' and ${where}
      and not exists (select 1 from audit_log later
        where later.record_id = audit_log.record_id and later.id > audit_log.id)
    limit 1`)
  return rows.length > 0
}

/**
 * Matches a lesson by the textbook and grade in its address, by current or former slugs. A lesson
 * also matches when its textbook is unknown: the unit was deleted before places were recorded.
 */
const inBook = (grade: string, book: string) => sql`exists (
  with ${bookAndGradeCtes(sql`select (before ->> 'unitId')::uuid
    union select parent_id from former_places where record_id = audit_log.record_id`)}
  select 1 where ${wasInBookSql(grade, book)} or not exists (select 1 from book_ids))`

/** Deleting a lesson deletes its questions too, but only the lesson is logged. */
async function isOfDeletedLesson(number: number): Promise<boolean> {
  const { rows } = await db().execute(sql`
    select 1 from all_questions join all_lessons on all_lessons.id = all_questions.lesson_id
    where all_questions.number = ${number} and all_questions.is_shown
      and all_lessons.is_published and all_lessons.binned_at is not null`)
  return rows.length > 0
}

async function isDeletedQuestion(slug: string): Promise<boolean> {
  const number = questionNumber(slug)
  if (number === null) return false
  return (await wasDeleted('all_questions', String(number))) || isOfDeletedLesson(number)
}

/** For addresses without a page: whether an editor deleted that page. */
export const deletedPageLookups: PageLookups = {
  '/baza-znanja/pitanje/[pitanjeSlug]': (slug = '') => isDeletedQuestion(slug),
  '/zabavni-kwizovi/[slug]': (slug = '') => wasDeleted('fun_quizzes', slug),
  '/blog/[slug]': (slug = '') => wasDeleted('blog_posts', slug),
  '/[razred]/[literatura]/[lekcija]': (grade = '', book = '', lesson = '') =>
    wasDeleted('all_lessons', lesson, inBook(grade, book)),
}
