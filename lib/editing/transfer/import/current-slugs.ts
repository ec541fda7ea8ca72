import 'server-only'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { findReservedSlugs } from '@/lib/platform/admin/former-slugs'
import { allLessons, grades, literature, subjects, units } from '@/lib/content/curriculum/tables'
import type { Database } from '@/lib/platform/db/client'
import { TEXTBOOK_PAGE_NAMES } from '@/lib/platform/paths'
import { funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import type { ContentTree } from './model'

/**
 * Replaces former slugs in the tree by current ones, so that files with an old slug update the
 * record and don't create a second one.
 * @throws DuplicateRecordError when two of the files' folders mean one record
 * @throws TextbookPageSlugError for a lesson whose slug is that of a textbook's page and no former one
 */
export async function withCurrentSlugs(
  database: Database,
  tree: ContentTree,
): Promise<ContentTree> {
  const ofGrades = await presentSlugs(database, grades, tree.grades)
  const ofSubjects = await presentSlugs(database, subjects, tree.subjects)
  const ofBooks = await presentSlugs(database, literature, tree.literature)
  const ofUnits = await presentSlugs(database, units, tree.units)
  const ofLessons = await presentSlugs(database, allLessons, tree.lessons)
  for (const { slug } of tree.lessons) {
    const page = TEXTBOOK_PAGE_NAMES.get(ofLessons(slug))
    if (page) throw new TextbookPageSlugError(slug, page)
  }
  const ofPrerequisites = await presentSlugOf(
    database,
    allLessons,
    tree.lessons.flatMap(({ prerequisites }) => prerequisites),
  )
  const ofQuizzes = await presentSlugs(database, funQuizzes, tree.funQuizzes)
  return {
    grades: tree.grades.map((node) => ({ ...node, slug: ofGrades(node.slug) })),
    subjects: tree.subjects.map((node) => ({
      ...node,
      slug: ofSubjects(node.slug),
      grade: ofGrades(node.grade),
    })),
    literature: tree.literature.map((node) => ({
      ...node,
      slug: ofBooks(node.slug),
      subject: ofSubjects(node.subject),
    })),
    units: tree.units.map((node) => ({
      ...node,
      slug: ofUnits(node.slug),
      literature: ofBooks(node.literature),
    })),
    lessons: tree.lessons.map((node) => ({
      ...node,
      slug: ofLessons(node.slug),
      unit: ofUnits(node.unit),
      prerequisites: node.prerequisites.map(ofPrerequisites),
    })),
    funQuizzes: tree.funQuizzes.map((node) => ({ ...node, slug: ofQuizzes(node.slug) })),
  }
}

/**
 * Two folders of an import mean one record, by its current and former slugs. The message is for the
 * importer.
 */
export class DuplicateRecordError extends UnreadableUpload {
  constructor(
    first: string,
    readonly folder: string,
    present: string,
  ) {
    super(
      `Mape „${first}” i „${folder}” isti su zapis, čija je adresa sada „${present}”. Ostavi samo jednu.`,
    )
  }
}

/** A lesson of the files has the slug of a textbook's page. The message is for the importer. */
export class TextbookPageSlugError extends UnreadableUpload {
  constructor(
    readonly folder: string,
    page: string,
  ) {
    super(`Adresu „${folder}” ima ${page}. Preimenuj mapu lekcije.`)
  }
}

/**
 * Replaces former slugs by current ones.
 * @throws DuplicateRecordError when two slugs mean one record
 */
async function presentSlugs(database: Database, table: PgTable, nodes: { slug: string }[]) {
  const slugs = nodes.map(({ slug }) => slug)
  const present = await presentSlugOf(database, table, slugs)
  const folders = new Map<string, string>()
  for (const slug of slugs) {
    const first = folders.get(present(slug))
    if (first !== undefined) throw new DuplicateRecordError(first, slug, present(slug))
    folders.set(present(slug), slug)
  }
  return present
}

/** A function that gives the current slug of each of these slugs, which may be former ones. */
async function presentSlugOf(database: Database, table: PgTable, slugs: string[]) {
  const isNamed = sql`former_slugs.slug = any(${sql.param(slugs)}::text[])`
  const now = slugs.length
    ? await findReservedSlugs(table, isNamed, { database })
    : new Map<string, string>()
  return (slug: string): string => now.get(slug) ?? slug
}
