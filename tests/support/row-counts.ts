import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { importContent, type ImportOptions } from '@/lib/content/import/run'
import { testDatabaseUrl } from '@/tests/support/database'

/** How many rows every table of the app holds, and a digest of what they say. */
export async function contentsOfTables(): Promise<Record<string, string>> {
  const { rows } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' order by 1`,
  )
  const contents: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await db().execute<{ count: number; digest: string }>(
      sql`select count(*)::int as count,
        coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
        from ${sql.identifier(name)} t`,
    )
    contents[name] = `${found[0]?.count} ${found[0]?.digest}`
  }
  return contents
}

/** Imports into this file's database. */
export const importInto = (folder: string, options: Partial<ImportOptions> = {}) =>
  importContent(folder, { connectionString: testDatabaseUrl, log: () => undefined, ...options })
