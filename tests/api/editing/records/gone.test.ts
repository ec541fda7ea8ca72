import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { renewTags } from '@/lib/platform/cache/freshness'
import { gonePathChecker } from '@/lib/platform/cache/gone-paths'
import { db } from '@/lib/platform/db/client'
import { deletedPageLookups } from '@/lib/editing/records/gone'

/** Logs that an editor deleted a record with these values. */
const logged = (table: string, id: string, before: object, action = 'record-delete') =>
  db().execute(sql`
    insert into audit_log (id, admin_email, action, record_table, record_id, before)
    values (uuidv7(), 'ana@iskra.test', ${action}, ${table}, ${id}::uuid, ${JSON.stringify(before)}::jsonb)`)

const newId = () => crypto.randomUUID()

const isGone = (path: string) => gonePathChecker(deletedPageLookups)(path)

async function someLesson() {
  const { rows } = await db().execute<{ id: string; unitId: string; slug: string; path: string }>(
    sql`select l.id, l.unit_id as "unitId", l.slug, '/' || g.slug || '/' || b.slug || '/' || l.slug as path
      from all_lessons l join units u on u.id = l.unit_id join literature b on b.id = u.literature_id
      join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id
      where exists (select 1 from all_questions q where q.lesson_id = l.id) limit 1`,
  )
  return rows[0] as (typeof rows)[0]
}

test('a deleted lesson is gone at its address, with all its pages, and nowhere else', async () => {
  const { id, unitId, slug, path } = await someLesson()
  expect(await isGone(path)).toBe(false)
  await logged('all_lessons', id, { slug, unitId, isPublished: true })
  for (const one of [path, `${path}/kwiz`, `${path}/`]) expect(await isGone(one), one).toBe(true)
  for (const one of [`${path}-2`, `/8-razred/druga/${slug}`, `${path}/kwiz/jos`, `/${slug}`])
    expect(await isGone(one), one).toBe(false)
  await logged('all_lessons', id, {}, 'record-restore')
  expect(await isGone(path)).toBe(false)
})

test.each([
  ['fun_quizzes', '/zabavni-kwizovi/', ['', '/leaderboard']],
  ['blog_posts', '/blog/', ['']],
])('deleted pages of %s are gone, but not unpublished ones', async (table, folder, below) => {
  await logged(table, newId(), { slug: `stari-${table.slice(0, 3)}`, isPublished: true })
  await logged(table, newId(), { slug: `nacrt-${table.slice(0, 3)}`, isPublished: false })
  for (const part of below) {
    expect(await isGone(`${folder}stari-${table.slice(0, 3)}${part}`)).toBe(true)
    expect(await isGone(`${folder}nacrt-${table.slice(0, 3)}${part}`)).toBe(false)
  }
})

test('a deleted question is gone by its number, or with its lesson', async () => {
  await logged('all_questions', newId(), { slug: 'x', number: 1_500_000, isPublished: true })
  const name = (1_500_000).toString(36)
  expect(await isGone(`/baza-znanja/pitanje/bilo-kako-${name}`)).toBe(true)
  expect(await isGone(`/baza-znanja/pitanje/bilo-kako-${(1_500_001).toString(36)}`)).toBe(false)
  const { id } = await someLesson()
  const { rows } = await db().execute<{ number: number }>(
    sql`select number from questions where lesson_id = ${id}::uuid limit 1`,
  )
  const ofLesson = `/baza-znanja/pitanje/a-${rows[0]?.number.toString(36)}`
  expect(await isGone(ofLesson)).toBe(false)
  await db().execute(sql`update all_lessons set binned_at = now() where id = ${id}::uuid`)
  expect(await isGone(ofLesson)).toBe(true)
})

test('the result is cached until addresses change', async () => {
  const lookup = vi.fn().mockResolvedValue(true)
  const test = gonePathChecker({ '/blog/[slug]': lookup })
  for (const _ of 'abc') expect(await test('/blog/stari')).toBe(true)
  expect(lookup.mock.calls).toEqual([['stari']])
  lookup.mockResolvedValue(false)
  renewTags(['addresses'])
  expect(await test('/blog/stari')).toBe(false)
  lookup.mockRejectedValue(new Error('away'))
  expect(await test('/blog/drugi')).toBe(false)
  expect(await test('/blog/ČŠ')).toBe(false)
})

test('a look-up that took too long is not remembered', async () => {
  const lookup = vi.fn().mockReturnValueOnce(new Promise(() => undefined))
  lookup.mockResolvedValue(true)
  const test = gonePathChecker({ '/blog/[slug]': lookup })
  expect(await test('/blog/stari')).toBe(false)
  expect(await test('/blog/stari')).toBe(true)
})

test('the log has an index for these lookups, however long it is', async () => {
  const { rows } = await db().execute(
    sql`select 1 from pg_indexes where indexname = 'audit_log_by_gone'`,
  )
  expect(rows).toHaveLength(1)
})
