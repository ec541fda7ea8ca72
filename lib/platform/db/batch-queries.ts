import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { db } from './client'

/** Sends a query and resolves with its rows. */
export type RunQuery = <Row extends Record<string, unknown>>(query: SQL) => Promise<{ rows: Row[] }>

export const runQuery: RunQuery = async <Row extends Record<string, unknown>>(query: SQL) => ({
  rows: (await db().execute(query)).rows as Row[],
})

/**
 * Sends all queries that `read` starts at once as one statement: one round trip and one cached
 * plan. Rows are converted through JSON, so instants and dates are texts.
 */
export function batchQueries<T>(read: (run: RunQuery) => Promise<T>): Promise<T> {
  const queries: SQL[] = []
  let sent: Promise<Record<string, Record<string, unknown>[]>> | undefined
  const collect: RunQuery = async <Row extends Record<string, unknown>>(query: SQL) => {
    const name = `rows${queries.push(query)}`
    // All queries of the same tick are collected when this runs.
    sent ??= Promise.resolve().then(() => sendAll(queries))
    const { [name]: rows } = await sent
    if (!rows) throw new Error('A query was asked for after the others of its statement were sent')
    return { rows: rows as Row[] }
  }
  return read(collect)
}

async function sendAll(queries: SQL[]) {
  const lists = queries.map(
    (query, index) =>
      sql`(select coalesce(json_agg(one), '[]') from (${query}) one) as ${sql.identifier(`rows${index + 1}`)}`,
  )
  const { rows } = await db().execute<Record<string, Record<string, unknown>[]>>(
    sql`select ${sql.join(lists, sql`, `)}`,
  )
  return rows[0] ?? {}
}
