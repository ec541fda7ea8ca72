import { expect, test, vi } from 'vitest'
import { sharedLimit } from '@/lib/platform/auth/shared-limit'
import { rateLimitCounts } from '@/lib/platform/auth/tables'
import { rateLimitPool, db } from '@/lib/platform/db/client'

const limit = sharedLimit('probe', { points: 10, perSeconds: 60 })

/** Values that each instance of the app keeps in its process. */
const instances = [new Map<string, unknown>(), new Map<string, unknown>()]

function takeAt(instance: number, subject: string): Promise<number | null> {
  Reflect.set(globalThis, 'iskraSharedLimits', instances[instance])
  return limit.take(subject)
}

/** How many of a hundred concurrent attempts pass, alternating between two instances. */
async function passedOf(subject: string): Promise<number> {
  const taken = await Promise.all(Array.from({ length: 100 }, (_, n) => takeAt(n % 2, subject)))
  return taken.filter((waitSeconds) => waitSeconds === null).length
}

test('two instances on one database together let exactly the limit pass', async () => {
  expect(await passedOf('maja@obitelj.test')).toBe(10)
  const waitSeconds = (await takeAt(0, 'maja@obitelj.test')) ?? 0
  expect(waitSeconds).toBeGreaterThan(50)
  expect(waitSeconds).toBeLessThanOrEqual(60)
  expect(await takeAt(1, 'iva@obitelj.test')).toBeNull()
})

test('the table contains no names', async () => {
  const rows = await db().select().from(rateLimitCounts)
  expect(rows).not.toHaveLength(0)
  expect(JSON.stringify(rows)).not.toContain('maja')
})

test('while the database is down each instance counts in memory', async () => {
  vi.spyOn(rateLimitPool(), 'query').mockImplementation(() =>
    Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
  )
  expect(await passedOf('ema@obitelj.test')).toBe(20)
  expect(await takeAt(0, 'ema@obitelj.test')).toBeGreaterThan(50)
})

test('expired counters are deleted', async () => {
  await db()
    .insert(rateLimitCounts)
    .values({ key: 'old', points: 9, expire: Date.now() - 7_200_000 })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const instance = new Map<string, unknown>()
  instances.push(instance)
  await takeAt(2, 'lana@obitelj.test')
  vi.advanceTimersByTime(300_000)
  vi.useRealTimers()
  await expect
    .poll(async () => (await db().select().from(rateLimitCounts)).map(({ key }) => key))
    .not.toContain('old')
})
