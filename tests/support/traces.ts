import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { testDatabaseUrl, testDataDir } from './database'

/**
 * Where only ids of erased accounts are kept, so that a restore doesn't bring the accounts back.
 */
const ERASED = { table: 'erased_accounts', file: 'erased-accounts.txt' }

type Column = { schema: string; table: string; column: string }

const COLUMNS = `
  select c.table_schema as schema, c.table_name as table, c.column_name as column
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where t.table_type = 'BASE TABLE' and t.table_name <> '${ERASED.table}' and c.table_schema not in ('pg_catalog', 'information_schema')
  order by 1, 2, c.ordinal_position`

/** Every place in the database that contains one of the texts, as `table.column: text`. */
export async function tracesInDatabase(texts: string[]): Promise<string[]> {
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(COLUMNS)
    const found: string[] = []
    for (const inTable of Map.groupBy(columns, ({ schema, table }) => `"${schema}"."${table}"`)) {
      found.push(...(await tracesInTable(client, inTable, texts)))
    }
    return found
  } finally {
    await client.end()
  }
}

async function tracesInTable(
  client: Client,
  [name, columns]: [name: string, columns: Column[]],
  texts: string[],
): Promise<string[]> {
  const values = columns.map(({ column }, at) => `(${at}, lower(t."${column}"::text))`)
  const { rows } = await client.query<{ at: number; text: string }>(
    `select distinct cells.number as at, needle as text
     from ${name} t, lateral (values ${values.join()}) as cells (number, value),
       unnest($1::text[]) as needle
     where position(lower(needle) in cells.value) > 0
     order by 1`,
    [texts],
  )
  return rows.map(({ at, text }) => `${columns[at]?.table}.${columns[at]?.column}: ${text}`)
}

/** Every file in the data folder with one of the texts in its name or content, as `file: text`. */
export function tracesInFiles(texts: string[]): string[] {
  return readdirSync(testDataDir, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = path.join(testDataDir, name)
    if (name === ERASED.file) return []
    const content = statSync(file).isFile() ? readFileSync(file, 'utf8') : ''
    const both = `${name}\n${content}`.toLowerCase()
    return texts
      .filter((text) => both.includes(text.toLowerCase()))
      .map((text) => `${name}: ${text}`)
  })
}
