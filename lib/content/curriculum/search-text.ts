import 'server-only'
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db/client'
import { fold } from '@/lib/platform/hr/fold'
import { bookSubjectJoin, unitBookJoin } from './queries'
import { allLessons, grades, literature, subjects, units } from './tables'

/** Markdown headings of a script; the search ignores the `#` signs. */
const HEADING = /^#{1,6} .+$/gm

type Searched = { title: string; keywords: string[]; script: string }

/**
 * The text that the header search looks through: a lesson's title, keywords and headings, and the
 * names of its parents.
 */
export function searchTextOf({ title, keywords, script }: Searched, above: string[]): string {
  const names = [title, ...keywords, ...(script.match(HEADING) ?? []), ...above]
  return fold(names.filter(Boolean).join(' '))
}

/** Lessons per batch, since their whole scripts are read. */
const BATCH = 500

/**
 * Rewrites the search texts of the lessons, including drafts, that match a condition on lessons or
 * their parents, after one of those has changed.
 */
export async function rewriteSearchTexts(tx: Transaction, below: SQL): Promise<void> {
  for (let after = FIRST; ;) {
    const rows = await lessonsBelow(tx, and(below, gt(allLessons.id, after)))
    const ids = rows.map(({ id }) => id)
    const titles = rows.map(({ lesson }) => fold(lesson.title))
    const texts = rows.map(({ lesson, above }) => searchTextOf(lesson, Object.values(above)))
    await tx.execute(sql`update all_lessons set search_text = renewed.text, search_title = renewed.title
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(titles)}::text[], ${sql.param(texts)}::text[])
        renewed (id, title, text)
      where all_lessons.id = renewed.id`)
    const last = ids.at(-1)
    if (!last || ids.length < BATCH) return
    after = last
  }
}

/** Sorts before every id. */
const FIRST = '00000000-0000-0000-0000-000000000000'

const lessonsBelow = (tx: Transaction, condition: SQL | undefined) =>
  tx
    .select({
      id: allLessons.id,
      lesson: { title: allLessons.title, keywords: allLessons.keywords, script: allLessons.script },
      above: {
        unit: units.name,
        literature: literature.name,
        subject: subjects.name,
        grade: grades.name,
      },
    })
    .from(allLessons)
    .innerJoin(units, eq(units.id, allLessons.unitId))
    .innerJoin(literature, unitBookJoin)
    .innerJoin(subjects, bookSubjectJoin)
    .innerJoin(grades, eq(grades.id, subjects.gradeId))
    .where(condition)
    .orderBy(asc(allLessons.id))
    .limit(BATCH)
