import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { BUILD } from '@/lib/platform/health/build'
import { answerTo, call, refusal } from '../../support/call'

describe('GET /api/health', () => {
  test('answers while the process lives and is never cached', async () => {
    const response = await call('GET', '/health')
    expect(await response.json()).toEqual({ status: 'ok', build: BUILD })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

describe('GET /api/health/ready', () => {
  test('answers 200 with the database and all migrations, and is never cached', async () => {
    const response = await call('GET', '/health/ready')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ready' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('answers 503 while a migration is missing', async () => {
    await db().execute(sql`create table kept as select * from drizzle.__drizzle_migrations`)
    await db().execute(sql`delete from drizzle.__drizzle_migrations`)
    const message = 'Usluga je trenutačno nedostupna. Novi je pokušaj moguć za koji trenutak.'
    expect(await answerTo('GET', '/health/ready')).toEqual(refusal(503, message))
    await db().execute(sql`insert into drizzle.__drizzle_migrations select * from kept`)
    expect((await call('GET', '/health/ready')).status).toBe(200)
  })
})
