import type { Client } from 'pg'

/**
 * The rows of a table: their number, and SQL expressions for the columns in terms of the row number
 * `n`.
 */
export type TableFill = { rows: number; columns: Record<string, string> }

export type TableFills = (one: Picks) => Record<string, TableFill>

export const PARENT_COUNT = 200_000
export const PUPIL_COUNT = 400_000
export const ANSWER_COUNT = 1_000_000

/** For tables with few rows per family: enough rows that reading all of them would be noticed. */
export const SMALL_TABLE_ROWS = 10_000

/** For tables that editors fill; an empty table would have different query plans. */
export const EDITOR_TABLE_ROWS = 100

/** The id of a row; ascending like the app's ids, so that indexes grow at one end. */
export const rowIdSql = (kind: number, n = 'n') =>
  `('${String(kind).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

export const parentIdSql = (n = 'n') => rowIdSql(1, n)
export const pupilIdSql = (n = 'n') => rowIdSql(2, n)

/** A pupil with twenty rows, and the row's number among them. */
export const busyPupilIdSql = pupilIdSql('1 + n / 20')
export const ORDINAL_SQL = 'n % 20'

export const agoSql = (unit: string) => `now() - interval '1 ${unit}' * (n % 300)`
export const dayAgoSql = `current_date - (n % 300)::int`

/** SQL expressions that pick ids of content records by number. */
type Picks = Awaited<ReturnType<typeof contentIdPickers>>

export async function contentIdPickers(client: Client) {
  const picking = async (table: string) => {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`)
    const ids = rows.map(({ id }) => id)
    return (n = 'n') => `('{${ids.join(',')}}'::uuid[])[1 + (${n}) % ${ids.length}]`
  }
  return {
    literature: await picking('literature'),
    lesson: await picking('lessons'),
    question: await picking('questions'),
    card: await picking('cards'),
    checkQuestion: await picking('check_questions'),
    grade: await picking('grades'),
    funQuiz: await picking('fun_quizzes'),
  }
}
