import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { runJob } from '@/lib/platform/jobs'
import { makeLog } from '@/lib/platform/log'
import { startMetrics } from '@/lib/platform/metrics/server'
import { call } from '@/tests/api/support/call'
import { newParent } from '@/tests/api/support/people'
import { switchAppDatabase, UNREACHABLE_DATABASE_URL } from '@/tests/support/database'
import { clearOutbox, postTestLetter } from '@/tests/support/outbox'

let metrics: Awaited<ReturnType<typeof startMetrics>>

beforeAll(async () => {
  metrics = await startMetrics({ host: '127.0.0.1', port: 0, build: '.next-abc' })
})
afterAll(() => metrics.stop())

const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: metrics.port, path, method }, (response) => {
      response.toArray().then((chunks) => {
        const body = Buffer.concat(chunks as Buffer[]).toString()
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, type, body })
      }, reject)
    })
    asked.once('error', reject).end()
  })

/** The value of a series in what Prometheus reads. */
async function valueOf(series: string): Promise<number> {
  const { body } = await ask('/metrics')
  const line = body.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? Number.NEGATIVE_INFINITY : Number(line.slice(series.length + 1))
}

/** Lets values be read anew that are kept for ten seconds. */
const later = () => vi.setSystemTime(Date.now() + 11_000)

test('answers for its one address in the format of Prometheus, and nothing else', async () => {
  const { status, type, body } = await ask('/metrics?x=1')
  expect(status).toBe(200)
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(body).toContain(
    `iskra_build_info{version="0.1.0",build="abc",node="${process.versions.node}"} 1`,
  )
  expect(body).toContain('process_resident_memory_bytes')
  for (const [path, method, refused] of [
    ['/', 'GET', 404],
    ['/api/razredi', 'GET', 404],
    ['/metrics/', 'GET', 404],
    ['/metrics', 'POST', 405],
  ] as const) {
    expect(await ask(path, method)).toMatchObject({ status: refused, body: '' })
  }
})

test('counts letters that wait, and the age of the oldest', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    const { user } = await newParent()
    await clearOutbox()
    later()
    expect(await valueOf('iskra_letters_waiting')).toBe(0)
    const { id } = await postTestLetter(user._id)
    await db().execute(
      sql`update outbox set created_at = now() - interval '2 hours' where id = ${id}`,
    )
    expect(await valueOf('iskra_letters_waiting')).toBe(0)
    later()
    expect(await valueOf('iskra_letters_waiting')).toBe(1)
    expect(await valueOf('iskra_letters_oldest_waiting_seconds')).toBeGreaterThan(7_199)
  } finally {
    vi.useRealTimers()
  }
})

test('shows connections, statements and the time that work waited', async () => {
  await Promise.all(Array.from({ length: 15 }, () => db().execute(sql`select pg_sleep(0.05)`)))
  expect(await valueOf('iskra_db_connections_max{pool="main"}')).toBe(10)
  expect(await valueOf('iskra_db_connections{pool="main",state="idle"}')).toBeGreaterThan(5)
  expect(await valueOf('iskra_db_waiting{pool="main"}')).toBe(0)
  expect(await valueOf('iskra_db_wait_seconds_count{pool="main"}')).toBeGreaterThan(14)
  expect(await valueOf('iskra_db_statement_duration_seconds_bucket{le="0.025"}')).toBeGreaterThan(0)
  expect(await valueOf('iskra_db_up')).toBe(1)
})

test('counts failed statements by kind', async () => {
  await db()
    .execute(sql`select 1 / 0`)
    .catch(() => undefined)
  expect(await valueOf('iskra_db_errors_total{kind="other"}')).toBe(1)
  expect(await valueOf('iskra_db_errors_total{kind="timeout"}')).toBe(0)
})

test('shows the last success and the failures of a job', async () => {
  const before = Date.now() / 1_000
  await runJob('orders', async () => undefined)
  await expect(runJob('orders', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
  const series = '{job_name="orders"}'
  expect(await valueOf(`iskra_job_failures_total${series}`)).toBe(1)
  expect(await valueOf(`iskra_job_interval_seconds${series}`)).toBe(43_200)
  expect(await valueOf(`iskra_job_last_success_timestamp_seconds${series}`)).toBeGreaterThanOrEqual(
    before,
  )
})

test('a slow statement is one line, with its text and without its values', async () => {
  const globals = globalThis as { iskraLog?: Logger }
  const before = globals.iskraLog
  const lines: string[] = []
  globals.iskraLog = makeLog('info', { write: (line) => void lines.push(line) })
  // A process that has just started is not told of.
  vi.spyOn(process, 'uptime').mockReturnValue(11)
  try {
    await db().execute(sql`select pg_sleep(${0.6}), ${'iva@obitelj.test'}::text, 'Marić'`)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'A statement was slow',
      statement: "select pg_sleep($1), $2::text, '?'",
    })
    expect(lines[0]).not.toMatch(/iva@|Marić/)
  } finally {
    globals.iskraLog = before
  }
})

test('answers without a database too, and shows that it is away', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  try {
    await switchAppDatabase(UNREACHABLE_DATABASE_URL)
    await call('GET', '/razredi')
    later()
    const begin = performance.now()
    expect(await valueOf('iskra_letters_waiting')).toBeNaN()
    expect(performance.now() - begin).toBeLessThan(3_000)
    expect(await valueOf('iskra_db_up')).toBe(0)
    expect(await valueOf('iskra_db_errors_total{kind="unavailable"}')).toBeGreaterThan(0)
    await switchAppDatabase()
    later()
    expect(await valueOf('iskra_letters_waiting')).toBeGreaterThanOrEqual(0)
    expect(await valueOf('iskra_db_up')).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
