import { sql } from 'drizzle-orm'
import type { Pool, QueryConfig } from 'pg'
import { GET } from '@/app/api/pitanja/[id]/route'
import { db } from '@/lib/platform/db/client'
import { judged, type Row } from './row'
import { median, milliseconds, times } from './statistics'

const ROUNDS = 10
const READS = 200

/** Measures an API read of one row beside its bare SQL through the same pool (quality: Fast). */
export async function measureApiRead(): Promise<Row> {
  const { rows } = await db().execute<{ id: string }>(sql`select id from questions limit 1`)
  const id = rows[0]?.id ?? ''
  const viaApi = async () => {
    const request = new Request(`http://localhost/api/pitanja/${id}`)
    const response = await GET(request, { params: Promise.resolve({ id }) })
    if (response.status !== 200) throw new Error(`The call answers ${response.status}.`)
    await response.text()
  }
  const pool = (db() as unknown as { $client: Pool }).$client
  const statement = await statementOf(pool, viaApi)
  const viaSql = () => pool.query(statement)
  const got: { api: number; bare: number }[] = []
  await timeOf(viaApi)
  for (let round = 0; round < ROUNDS; round += 1) {
    got.push({ bare: await timeOf(viaSql), api: await timeOf(viaApi) })
  }
  const ratio = median(got.map(({ api, bare }) => api / bare))
  return judged({
    what: 'API read of one row, server side',
    measured: `${milliseconds(median(got.map(({ api }) => api)))} = ${times(ratio)}`,
    beside: `its SQL, same pool: ${milliseconds(median(got.map(({ bare }) => bare)))}`,
    budget: '<= 3x',
    holds: ratio <= 3,
  })
}

/** The single statement that a call sends, with its values. */
async function statementOf(pool: Pool, call: () => Promise<void>): Promise<QueryConfig> {
  const { query } = pool
  const sent: QueryConfig[] = []
  pool.query = ((...args: [QueryConfig, unknown[]]) => {
    const [{ text }, values] = args
    sent.push({ text, values })
    return (query as (...all: unknown[]) => unknown).apply(pool, args)
  }) as unknown as typeof query
  try {
    await call()
  } finally {
    pool.query = query
  }
  const [statement] = sent
  if (!statement || sent.length > 1) throw new Error(`The call sends ${sent.length} statements.`)
  return statement
}

/** Mean time of one read, in ms. */
async function timeOf(read: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  for (let done = 0; done < READS; done += 1) await read()
  return (performance.now() - begin) / READS
}
