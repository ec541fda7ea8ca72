import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'

const [FILE = ''] = globSync('lib/platform/db/migrations/*_former_slugs.sql')

/**
 * The statements of the migration that read data of an older database, without those that create
 * objects.
 */
const STATEMENTS = readFileSync(FILE, 'utf8')
  .split('--> statement-breakpoint')
  .map((one) => one.replaceAll(/^--.*$/gm, '').trim())
  .filter((one) => /^(?:INSERT INTO|DELETE FROM) former_/.test(one))

const logged = (table: string, id: string, before: object) =>
  db().execute(sql`
    insert into audit_log (id, admin_email, action, record_table, record_id, before)
    values (uuidv7(), 'ana@iskra.test', 'record-update', ${table}, ${id}::uuid,
      ${JSON.stringify(before)}::jsonb)`)

async function first(table: string, skipped = 0): Promise<{ id: string; slug: string }> {
  const { rows } = await db().execute<{ id: string; slug: string }>(
    sql`select id, slug from ${sql.identifier(table)} order by id limit 1 offset ${skipped}`,
  )
  return rows[0] ?? { id: '', slug: '' }
}

test('former names, places and texts are read from the audit log', async () => {
  const lesson = await first('all_lessons')
  const other = await first('all_lessons', 1)
  const post = await first('blog_posts')
  const question = await first('all_questions')
  const unit = await first('units')
  const { rows } = await db().execute<{ number: number }>(
    sql`select number from all_questions where id = ${question.id}`,
  )
  const name = rows[0]?.number.toString(36)
  await logged('all_lessons', lesson.id, { slug: 'nekad', unitId: unit.id })
  await logged('all_lessons', lesson.id, { slug: 'jos-prije', title: 'Prije' })
  // Another record has this slug meanwhile, which was possible then.
  await logged('all_lessons', lesson.id, { slug: other.slug })
  await logged('blog_posts', post.id, { slug: 'stari-clanak' })
  await logged('images', post.id, { slug: 'slika' })
  for (const text of ['Nekad?', 'Nekad?']) await logged('all_questions', question.id, { text })
  await db().execute(sql`truncate former_slugs, former_places`)
  for (const statement of STATEMENTS) await db().execute(sql.raw(statement))
  const known = async (kind: string) =>
    (
      await db().execute<{ slug: string }>(
        sql`select slug from former_slugs where kind = ${kind} order by slug`,
      )
    ).rows.map(({ slug }) => slug)
  expect(await known('all_lessons')).toEqual(['jos-prije', 'nekad'])
  expect(await known('blog_posts')).toEqual(['stari-clanak'])
  expect(await known('images')).toEqual([])
  expect(await known('all_questions')).toContain(`nekad-${name}`)
  const places = await db().execute(sql`select record_id, parent_id from former_places`)
  expect(places.rows).toEqual([{ record_id: lesson.id, parent_id: unit.id }])
})
