import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { BUILD } from '@/lib/platform/health/build'
import { callForAnswer, call, refusedAnswer } from '../../support/call'

describe('GET /api/health', () => {
  test('returns 200 while the process lives, uncacheable', async () => {
    const response = await call('GET', '/health')
    expect(await response.json()).toEqual({ status: 'ok', build: BUILD })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('GET /api/health/ready', () => {
  test('returns 200 if the database is up and migrated, uncacheable', async () => {
    const response = await call('GET', '/health/ready')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('returns 503 while a migration is missing', async () => {
    await db().execute(sql`create table kept as select * from drizzle.__drizzle_migrations`)
    await db().execute(sql`delete from drizzle.__drizzle_migrations`)
    const message = 'Usluga je trenutačno nedostupna. Novi je pokušaj moguć za koji trenutak.'
    expect(await callForAnswer('GET', '/health/ready')).toEqual(refusedAnswer(503, message))
    await db().execute(sql`insert into drizzle.__drizzle_migrations select * from kept`)
    expect((await call('GET', '/health/ready')).status).toBe(200)
  })
})
