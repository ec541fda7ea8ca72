import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient, QueryConfig } from 'pg'
import { pool, type Database } from './client'

/** Few enough that processing a page blocks nothing noticeably. */
const PAGE_ROWS = 500

/** Awaiting the same query again gives its next page; after the last page, no rows. */
export type CursorDatabase = Pick<Database, 'select'>

/**
 * Reads tables of any size from one snapshot, through cursors. Holds a connection until `work` is
 * done, so `work` must not wait for a slow client.
 */
export async function readInPages<T>(work: (reader: CursorDatabase) => Promise<T>): Promise<T> {
  const client = await pool().connect()
  try {
    // Makes the planner prefer plans that return the first page quickly, such as an index instead
    // of a sort.
    await client.query(
      `begin isolation level repeatable read read only;
      set local cursor_tuple_fraction = 0.001`,
    )
    return await work(drizzle(inPages(client)))
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

type Cursor = { name: string; isDone: boolean }

/** Wraps the connection for Drizzle, so that each query returns the next page. */
function inPages(client: PoolClient): PoolClient {
  const cursors = new Map<string, Cursor>()
  const nextPage = async (config: QueryConfig, cursor: Cursor) => {
    if (cursor.isDone) return { rows: [] }
    const page = await client.query({ ...config, text: `fetch ${PAGE_ROWS} from ${cursor.name}` })
    cursor.isDone = page.rows.length < PAGE_ROWS
    return page
  }
  const query = async (config: QueryConfig, values: unknown[]) => {
    const key = JSON.stringify([config.text, values])
    const open = cursors.get(key)
    if (open) return nextPage(config, open)
    const cursor = { name: `page_${cursors.size}`, isDone: false }
    cursors.set(key, cursor)
    // Results nearly always fit into one page, for which one statement with a cached plan is
    // enough.
    const all = await client.query({ ...config, text: `${config.text} limit ${PAGE_ROWS}` }, values)
    cursor.isDone = all.rows.length < PAGE_ROWS
    if (cursor.isDone) return all
    await client.query(`declare ${cursor.name} no scroll cursor for ${config.text}`, values)
    return nextPage(config, cursor)
  }
  return { query } as unknown as PoolClient
}
