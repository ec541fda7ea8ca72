import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { auditLog } from '@/lib/platform/admin/tables'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { placesOf, wasInBook } from '@/lib/content/curriculum/former-addresses'
import { db } from '@/lib/platform/db/client'
import { questionNumber } from '@/lib/content/questions/question-slug'

/**
 * True when a page was deleted by an editor: it lies in the bin or is gone for good (specification:
 * status 410). The log remembers its values; one that was never shown was never a page.
 * @param name the number of a question, of other records the slug or a former one
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
 * The address of a lesson names its textbook and grade, as they are called or were; of a unit that was
 * deleted before the database kept its place nothing is known.
 */
const inBook = (grade: string, book: string) => sql`exists (
  with ${placesOf(sql`select (before ->> 'unitId')::uuid
    union select parent_id from former_places where record_id = audit_log.record_id`)}
  select 1 where ${wasInBook(grade, book)} or not exists (select 1 from book_ids))`

/** A question goes with its lesson, which alone is logged. */
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

/** Which pages were deleted, of those whose address leads to nothing now. */
export const gonePages: PageLookups = {
  '/baza-znanja/pitanje/[pitanjeSlug]': (slug = '') => isDeletedQuestion(slug),
  '/zabavni-kwizovi/[slug]': (slug = '') => wasDeleted('fun_quizzes', slug),
  '/blog/[slug]': (slug = '') => wasDeleted('blog_posts', slug),
  '/[razred]/[literatura]/[lekcija]': (grade = '', book = '', lesson = '') =>
    wasDeleted('all_lessons', lesson, inBook(grade, book)),
}
