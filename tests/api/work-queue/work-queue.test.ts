import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { QueueSection } from '@/lib/work-queue/contract'
import { newAdmin, type AdminCalls } from '../admins'
import { call } from '../call'
import { newFamily, subscribe } from '../people'

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

test('with nothing to do each section says so', async () => {
  const { body } = await asks('GET', '/admin/posao')
  const sections = body as QueueSection[]
  expect(sections.length).toBeGreaterThan(2)
  for (const { count, first, empty } of sections) {
    expect([count, first]).toEqual([0, []])
    expect(empty).toMatch(/\.$/)
  }
})

test('reported questions are counted, and the first three lead to their pages', async () => {
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

test('subscriptions that end within two weeks, the next one first', async () => {
  const families = []
  for (const days of [15, 13, 2, -1]) {
    const family = await newFamily()
    await subscribe(family, new Date(Date.now() + days * DAY_MS))
    families.push(family.parent.user._id)
  }
  const found = await section('ending')
  expect(found?.count).toBe(2)
  expect(found?.first.map(({ path }) => path)).toEqual(
    [families[2], families[1]].map((id) => `/admin/korisnici?record=${id}`),
  )
})
