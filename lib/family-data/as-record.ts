import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** How columns are called that hold what programs read, such as ids and schedules. */
const RECORD = ' (zapis)'

/** Lists and objects as they are kept, as one text. */
export const asRecord = (column: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`${column}::text`

/** True for columns that stand in the file for programs only (JSON), not in the workbook. */
export const isRecord = (column: string): boolean => column.endsWith(RECORD)
