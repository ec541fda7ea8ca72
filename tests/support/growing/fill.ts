import { Client } from 'pg'
import { inject } from 'vitest'
import { testDatabaseUrl } from '../database'
import { learning } from './learning'
import { others } from './others'
import { contentIdPickers, type TableFill } from './parts'
import { people } from './people'
import { studying } from './studying'

/** The tables that grow with the number of users, filled as for a country after some months. */
const FILLINGS = [people, learning, studying, others]

/** Number of tables filled concurrently; the test server has at least two cores. */
const AT_ONCE = 2

/** Fills the tables that grow with the number of users. Resolves with their numbers of rows. */
export async function fillGrowingTables(): Promise<Map<string, number>> {
  const picks = await withClient(contentIdPickers)
  const tables = FILLINGS.flatMap((fillings) => Object.entries(fillings(picks)))
  // Largest first, so that no long-running one starts last.
  const left = tables.toSorted(([, one], [, other]) => other.rows - one.rows)
  const fillSome = () =>
    withClient(async (client) => {
      // Triggers and reference checks are skipped, since the generated rows are consistent.
      await client.query(
        "set session_replication_role = replica; set maintenance_work_mem = '128MB'",
      )
      for (let next = left.shift(); next; next = left.shift()) {
        await withIndexesLater(client, next[0], toInsert(...next))
      }
    })
  await Promise.all(Array.from({ length: AT_ONCE }, fillSome))
  const names = tables.map(([table]) => table)
  await withClient((client) => client.query(`vacuum analyze ${names.join(', ')}`))
  return new Map(tables.map(([table, { rows }]) => [table, rows]))
}

/** Drops indexes while inserting, since building an index afterwards is faster than row by row. */
async function withIndexesLater(client: Client, table: string, statement: string): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = $1::regclass
        and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(statement)
  for (const { definition } of rows) await client.query(definition)
}

function toInsert(table: string, { rows, columns }: TableFill): string {
  const names = Object.keys(columns).map((name) => `"${name}"`)
  return `insert into ${table} (${names.join(', ')})
    select ${Object.values(columns).join(', ')} from generate_series(1, ${rows}) as n`
}

/** Runs work as the server's administrator, who may disable triggers. */
async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const url = new URL(inject('adminUrl'))
  url.pathname = new URL(testDatabaseUrl).pathname
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
