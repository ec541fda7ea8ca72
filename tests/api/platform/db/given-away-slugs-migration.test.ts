import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'

const [FILE = ''] = globSync('lib/platform/db/migrations/*_given_away_slugs.sql')

/**
 * The statements of the migration that repair data of an older database, without those that create
 * objects.
 */
const STATEMENTS = readFileSync(FILE, 'utf8')
  .split('--> statement-breakpoint')
  .map((one) => one.replaceAll(/^--.*$/gm, '').trim())
  .filter((one) => /^(?:DELETE|UPDATE) /.test(one))

const mend = async () => {
  for (const statement of STATEMENTS) await db().execute(sql.raw(statement))
}

let lessons: { id: string; slug: string; unit: string }[]
beforeAll(async () => {
  const { rows } = await db().execute<(typeof lessons)[number]>(
    sql`select id, slug, unit_id as unit from all_lessons order by id limit 3`,
  )
  lessons = rows
})

test('a former slug that another record has now is deleted', async () => {
  const [first, second] = lessons
  await db().execute(sql`
    insert into former_slugs (kind, slug, record_id) values
      ('all_lessons', ${second?.slug}, ${first?.id}::uuid),
      ('all_lessons', ${first?.slug}, ${first?.id}::uuid),
      ('all_lessons', 'nekad', ${first?.id}::uuid),
      ('units', ${second?.slug}, ${first?.id}::uuid)`)
  await mend()
  const { rows } = await db().execute<{ kind: string; slug: string }>(sql`
    select kind, slug from former_slugs where record_id = ${first?.id}::uuid order by kind, slug`)
  const left = rows.map(({ kind, slug }) => `${kind} ${slug}`)
  expect(left).toEqual(
    [`all_lessons ${first?.slug}`, 'all_lessons nekad', `units ${second?.slug}`].toSorted(),
  )
})

test('a lesson without a unit gets back the unit in which it was deleted', async () => {
  const lesson = lessons[2]
  const others = await db().execute<{ id: string }>(sql`select uuidv7() as id`)
  const other = others.rows[0]?.id
  await db().execute(sql`
    insert into former_places (record_id, parent_id) values
      (${lesson?.id}::uuid, ${lesson?.unit}::uuid), (${lesson?.id}::uuid, ${other}::uuid)`)
  await db().execute(sql`
    insert into audit_log (id, admin_email, action, record_table, record_id, before)
    values (uuidv7(), 'ana@iskra.test', 'record-delete', 'all_lessons', ${lesson?.id}::uuid,
      jsonb_build_object('unitId', ${lesson?.unit}::text))`)
  const known = async () =>
    (
      await db().execute<{ parent_id: string }>(sql`
        select parent_id from former_places
        where record_id = ${lesson?.id}::uuid and left_at is not null`)
    ).rows.map((row) => row.parent_id)
  // A lesson in a unit needs no former place.
  await mend()
  expect(await known()).toEqual([])
  await db().execute(sql`alter table all_lessons disable trigger keep_former_place`)
  await db().execute(sql`
    update all_lessons set unit_id = null, binned_at = now() where id = ${lesson?.id}::uuid`)
  await mend()
  expect(await known()).toEqual([lesson?.unit])
})
