import 'server-only'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import type { ScriptSvgs } from '@/lib/platform/markdown/script-blocks'
import { textbookPath } from '@/lib/platform/paths'
import { oneOf } from '@/lib/platform/db/one-of'
import { findBookContentsPage, type BookContentsPage } from './book-pages'
import { BOOK_PAGE_ROWS } from './limits'
import type { Grade, LessonOutcomes, PlacedLesson, SubjectArea } from './model'
import { findGrade, selectPlacedLessons } from './queries'
import { isEarlyReaderGrade } from './young'
import { grades, lessonFigures, lessons, literature, subjects } from './tables'

/** A textbook with its subject and grade. */
export type Textbook = {
  grade: Grade
  subject: { name: string; area: SubjectArea }
  literature: { _id: string; slug: string; name: string; description: string }
}

export type LiteraturePage = BookContentsPage &
  Textbook & {
    /** SVG of each lesson that has a figure, by lesson id; only in grades of early readers. */
    pictures: ReadonlyMap<string, string>
  }

/**
 * A page of a textbook in its grade, or null when grade, textbook and page don't belong together.
 */
export async function findLiteraturePage(
  gradeSlug: string,
  literatureSlug: string,
  number: number,
): Promise<LiteraturePage | null> {
  const found = await findTextbook(gradeSlug, literatureSlug)
  const page = found && (await findBookContentsPage(found.literature._id, number))
  if (!page) return null
  const ids = page.units.flatMap(({ lessons: own }) => own.map(({ _id }) => _id))
  const pictures = isEarlyReaderGrade(found.grade.order) ? await findFirstFigures(ids) : new Map()
  return { ...found, ...page, pictures }
}

/** A textbook of a visible grade, or null when they don't belong together. */
export async function findTextbook(
  gradeSlug: string,
  literatureSlug: string,
): Promise<Textbook | null> {
  const grade = await findGrade({ slug: gradeSlug })
  if (!grade) return null
  const [found] = await db()
    .select({
      subject: { name: subjects.name, area: subjects.area },
      literature: {
        _id: literature.id,
        slug: literature.slug,
        name: literature.name,
        description: literature.description,
      },
    })
    .from(literature)
    .innerJoin(subjects, eq(subjects.id, literature.subjectId))
    .where(and(eq(literature.slug, literatureSlug), eq(subjects.gradeId, grade._id)))
  return found ? { grade, ...found } : null
}

/** SVG of the first figure in the script of each lesson that has one. */
async function findFirstFigures(lessonIds: string[]): Promise<Map<string, string>> {
  const rows = await db()
    .selectDistinctOn([lessons.id], { id: lessons.id, svg: lessonFigures.svg })
    .from(lessonFigures)
    .innerJoin(lessons, eq(lessons.id, lessonFigures.lessonId))
    .where(and(oneOf(lessons.id, lessonIds), sql`${placeInScript} > 0`))
    .orderBy(lessons.id, placeInScript)
  return new Map(rows.map(({ id, svg }) => [id, svg]))
}

const placeInScript = sql`strpos(${lessons.script}, '](' || ${lessonFigures.name})`

/**
 * The slugs in a lesson's address. Each record must be a child of the one before, or the page
 * doesn't exist.
 */
type LessonAddress = { razred: string; literatura: string; lekcija: string }

export async function findLesson(address: LessonAddress): Promise<PlacedLesson | null> {
  const [lesson] = await selectPlacedLessons().where(
    and(
      eq(lessons.slug, address.lekcija),
      eq(literature.slug, address.literatura),
      eq(grades.slug, address.razred),
    ),
  )
  return lesson ?? null
}

type ScriptSource = {
  markdown: string
  figures: ScriptSvgs
  keywords: string[]
  priorKnowledge: string[]
}

export async function findScript(lessonId: string): Promise<LessonOutcomes & ScriptSource> {
  const [lesson] = await db()
    .select({
      markdown: lessons.script,
      keywords: lessons.keywords,
      outcomes: lessons.outcomes,
      outcomesVerified: lessons.outcomesVerified,
      priorKnowledge: lessons.priorKnowledge,
    })
    .from(lessons)
    .where(eq(lessons.id, lessonId))
  const figures = await db()
    .select({ name: lessonFigures.name, svg: lessonFigures.svg })
    .from(lessonFigures)
    .where(eq(lessonFigures.lessonId, lessonId))
  return {
    markdown: lesson?.markdown ?? '',
    keywords: lesson?.keywords ?? [],
    outcomes: lesson?.outcomes ?? [],
    outcomesVerified: lesson?.outcomesVerified ?? false,
    priorKnowledge: lesson?.priorKnowledge ?? [],
    figures: new Map(figures.map(({ name, svg }) => [name, svg])),
  }
}

/** The tables of the content tree, by the aliases that the query below uses. */
const LEVELS = {
  g: 'grades',
  s: 'subjects',
  b: 'literature',
  u: 'units',
  l: 'all_lessons',
} as const
type Alias = keyof typeof LEVELS

/**
 * The target of `/k/{slug}`: the page of the grade, subject, textbook, unit or lesson that has this
 * slug, else of the record that had it before. Null when there is no such record.
 */
export const findPathBySlug = async (slug: string): Promise<string | null> =>
  (await pathOf((alias) => sql`${sql.identifier(alias)}.slug = ${slug}`)) ??
  (await pathOf(
    (alias) => sql`${sql.identifier(alias)}.id = (
      select record_id from former_slugs where kind = ${LEVELS[alias]} and slug = ${slug})`,
  ))

/** The path of the first record that matches `isMeant`, a SQL condition made for a level's alias. */
async function pathOf(isMeant: (alias: Alias) => SQL): Promise<string | null> {
  const chain = sql`
    from grades g
    left join subjects s on s.grade_id = g.id
    left join literature b on b.subject_id = s.id
    left join units u on u.literature_id = b.id
    left join lessons l on l.unit_id = u.id
    where g.is_active`
  const { rows } = await db().execute<{ path: string | null; unit: string | null }>(sql`
    select path, unit from (
      select 1 as kind, '/' || g.slug as path, null::uuid as unit ${chain} and ${isMeant('g')}
      union all select 2, '/' || g.slug || '#' || s.slug, null ${chain} and ${isMeant('s')}
      union all select 3, '/' || g.slug || '/' || b.slug, null ${chain} and ${isMeant('b')}
      union all select 4, null, u.id ${chain} and ${isMeant('u')}
      union all select 5, '/' || g.slug || '/' || b.slug || '/' || l.slug, null ${chain} and ${isMeant('l')}
    ) found order by kind limit 1`)
  const [found] = rows
  return found?.unit ? unitPath(found.unit) : (found?.path ?? null)
}

/** The address of a unit: the textbook page where the unit begins. */
async function unitPath(unitId: string): Promise<string | null> {
  const { rows } = await db().execute<{
    grade: string
    book: string
    unit: string
    before: number
  }>(
    sql`
    select g.slug as grade, b.slug as book, u.slug as unit, (
      select count(*)::int from units o left join lessons l on l.unit_id = o.id
      where o.literature_id = b.id and (o.position, o.id) < (u.position, u.id)
    ) as before
    from units u
    join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id
    join grades g on g.id = s.grade_id
    where u.id = ${unitId}`,
  )
  const [found] = rows
  if (!found) return null
  const page = 1 + Math.floor(found.before / BOOK_PAGE_ROWS)
  return `${textbookPath(found.grade, found.book, page)}#${found.unit}`
}
