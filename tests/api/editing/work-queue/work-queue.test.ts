import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { QueueSection } from '@/lib/editing/work-queue/contract'
import { newAdmin, type AdminCalls } from '../../support/admins'
import { call } from '../../support/call'
import { newFamily, setSubscription } from '../../support/people'

const DAY_MS = 24 * 3_600_000

let asks: AdminCalls
beforeAll(async () => {
  ;({ asks } = await newAdmin())
})

// 'GET /api/admin/posao'
const section = async (key: string): Promise<QueueSection | undefined> => {
  const { body } = await asks('GET', '/admin/posao')
  return (body as QueueSection[]).find((one) => one.key === key)
}

test('each section has a message when nothing waits', async () => {
  const { body } = await asks('GET', '/admin/posao')
  const sections = body as QueueSection[]
  expect(sections.length).toBeGreaterThan(2)
  for (const { count, first, empty } of sections) {
    expect([count, first]).toEqual([0, []])
    expect(empty).toMatch(/\.$/)
  }
})

test('reported questions are counted, and the first three link to their pages', async () => {
  const { rows } = await db().execute<{ id: string; text: string }>(
    sql`select id, text from questions where lesson_id is not null limit 4`,
  )
  for (const { id } of rows) {
    const body = { reason: 'unclear', text: '' }
    await call('POST', `/pitanja/${id}/prijava`, { body, from: id })
  }
  const found = await section('reported')
  expect(found).toMatchObject({ count: 4, path: '/admin/losa-pitanja?why=reported' })
  expect(found?.first).toHaveLength(3)
  for (const { note, path } of found?.first ?? []) {
    expect(note).toBe('1 prijava')
    expect(rows.map(({ id }) => `/admin/losa-pitanja?record=${id}`)).toContain(path)
  }
})

test('lists an editor’s own drafts with their links, and no one else’s', async () => {
  const { body } = await asks('GET', '/admin/proizvodi')
  const [product] = (body as { items: { _id: string }[] }).items
  const newId = '019ab000-0000-7000-8000-000000000001'
  for (const [id, base] of [
    [product?._id, { name: 'Prije' }],
    [newId, null],
  ] as const) {
    const draft = { title: `Nacrt ${id}`, values: { name: 'Poslije' }, base }
    expect((await asks('PUT', `/admin/nacrti/products/${id}`, draft)).status).toBe(200)
  }
  expect(await section('drafts')).toMatchObject({
    count: 2,
    path: null,
    first: [
      { path: `/admin/proizvodi?record=new&draft=${newId}` },
      { path: `/admin/proizvodi?record=${product?._id}` },
    ],
  })
  const other = await newAdmin()
  const { body: queue } = await other.asks('GET', '/admin/posao')
  expect(queue as QueueSection[]).toContainEqual(
    expect.objectContaining({ key: 'drafts', count: 0 }),
  )
})

test('lists subscriptions that end within two weeks, the next one first', async () => {
  const families = []
  for (const days of [15, 13, 2, -1]) {
    const family = await newFamily()
    await setSubscription(family, new Date(Date.now() + days * DAY_MS))
    families.push(family.parent.user._id)
  }
  const found = await section('ending')
  expect(found?.count).toBe(2)
  expect(found?.first.map(({ path }) => path)).toEqual(
    [families[2], families[1]].map((id) => `/admin/korisnici?record=${id}`),
  )
})

test.each([
  ['lessons', 'all_lessons', '/admin/lekcije', '?isPublished=false'],
  ['questions', 'all_questions', '/admin/pitanja', '?state=nacrt'],
])('unpublished %s are counted, latest first', async (key, table, path, filter) => {
  const { rows } = await db().execute<{ id: string }>(
    sql`update ${sql.identifier(table)} set is_published = false, updated_at = now()
      where id in (select id from ${sql.identifier(table)} where is_shown limit 4) returning id`,
  )
  const found = await section(key)
  expect(found).toMatchObject({ count: 4, path: path + filter })
  expect(found?.first).toHaveLength(3)
  for (const one of found?.first ?? []) {
    expect(rows.map(({ id }) => `${path}?record=${id}`)).toContain(one.path)
    expect(one.title && one.note).toBeTruthy()
  }
})

test('a question’s calculations keep their stars', async () => {
  const text = 'Koliko je **točno** {=a*b} ili {=c*d}, a koliko $\\frac{=a*b}{2}$?'
  await db()
    .execute(sql`update all_questions set is_published = false, updated_at = now(), text = ${text}
    where id in (select id from all_questions where is_shown limit 1)`)
  const found = await section('questions')
  expect(found?.first[0]?.title).toBe('Koliko je točno {=a*b} ili {=c*d}, a koliko (=a*b)/2?')
})
