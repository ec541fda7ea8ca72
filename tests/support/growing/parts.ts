import type { Client } from 'pg'

/**
 * The rows of a table: their number, and SQL expressions for the columns in terms of the row number
 * `n`.
 */
export type Filling = { rows: number; columns: Record<string, string> }

export type Fillings = (one: Picks) => Record<string, Filling>

export const PARENTS = 200_000
export const PUPILS = 400_000
export const ANSWERS = 1_000_000

/** For tables with few rows per family: enough rows that reading all of them would be noticed. */
export const SOME = 10_000

/** For tables that editors fill; an empty table would have different query plans. */
export const FEW = 100

/** The id of a row; ascending like the app's ids, so that indexes grow at one end. */
export const idOf = (kind: number, n = 'n') =>
  `('${String(kind).padStart(8, '0')}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

export const parent = (n = 'n') => idOf(1, n)
export const pupil = (n = 'n') => idOf(2, n)

/** A pupil with twenty rows, and the row's number among them. */
export const busyPupil = pupil('1 + n / 20')
export const ORDINAL = 'n % 20'

export const ago = (unit: string) => `now() - interval '1 ${unit}' * (n % 300)`
export const dayAgo = `current_date - (n % 300)::int`

/** SQL expressions that pick ids of content records by number. */
type Picks = Awaited<ReturnType<typeof picksFrom>>

export async function picksFrom(client: Client) {
  const picking = async (table: string) => {
    const { rows } = await client.query<{ id: string }>(`select id from ${table} order by id`)
    const ids = rows.map(({ id }) => id)
    return (n = 'n') => `('{${ids.join(',')}}'::uuid[])[1 + (${n}) % ${ids.length}]`
  }
  return {
    lesson: await picking('lessons'),
    question: await picking('questions'),
    card: await picking('cards'),
    checkQuestion: await picking('check_questions'),
    grade: await picking('grades'),
    funQuiz: await picking('fun_quizzes'),
  }
}
