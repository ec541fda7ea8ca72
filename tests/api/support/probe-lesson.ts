import { eq } from 'drizzle-orm'
import { importContent } from '@/lib/editing/transfer/import/run'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { questions } from '@/lib/content/questions/tables'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { testDatabaseUrl } from '@/tests/support/database'

/**
 * Imports the small lesson of the fixtures into this file's database; returns its id and those of
 * its questions.
 * @param changes additional or changed files (makeContentFolder)
 */
export async function importFixtureLesson(changes: Record<string, string> = {}) {
  const folder = makeContentFolder(changes)
  try {
    const options = { connectionString: testDatabaseUrl, log: () => undefined }
    const { errors } = await importContent(folder, options)
    if (errors.length) throw new Error(JSON.stringify(errors))
  } finally {
    removeContentFolder(folder)
  }
  const [lesson] = await db().select().from(lessons).where(eq(lessons.slug, 'probna-lekcija'))
  if (!lesson) throw new Error('The lesson was not imported')
  const rows = await db().select().from(questions).where(eq(questions.lessonId, lesson.id))
  const byKey = new Map(rows.map((row) => [row.key, row.id]))
  return { lessonId: lesson.id, questionId: (key: string) => byKey.get(key) ?? `no ${key}` }
}
