import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import { pool, type Database } from './client'

/** Few enough that a page is worked off before anyone notices. */
const PAGE_ROWS = 500

/** Each time that the same query is awaited it resolves with its next page; after the last, none. */
export type Reader = Pick<Database, 'select'>

/**
 * Reads tables of any size with little memory, through cursors, as they are at one moment. It keeps
 * a connection until `work` is done, so that must not wait for a slow reader.
 */
export async function readInPages<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    // The first page is wanted soon, rather than all of them: no sorting of what an index sorts.
    await client.query('set local cursor_tuple_fraction = 0.001')
    return await work(drizzle(throughCursors(client)))
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

/** The connection as Drizzle sees it: a query is its next page. */
function throughCursors(client: PoolClient): PoolClient {
  const cursors = new Map<string, { name: string; isDone: boolean }>()
  const opened = async ({ text }: QueryConfig, values: unknown[]) => {
    const key = JSON.stringify([text, values])
    const found = cursors.get(key)
    if (found) return found
    const cursor = { name: `page_${cursors.size}`, isDone: false }
    await client.query(`declare ${cursor.name} no scroll cursor for ${text}`, values)
    cursors.set(key, cursor)
    return cursor
  }
  const query = async (config: QueryConfig, values: unknown[]) => {
    const cursor = await opened(config, values)
    if (cursor.isDone) return { rows: [] }
    const page = await client.query({ ...config, text: `fetch ${PAGE_ROWS} from ${cursor.name}` })
    cursor.isDone = page.rows.length < PAGE_ROWS
    return page
  }
  return { query } as unknown as PoolClient
}
