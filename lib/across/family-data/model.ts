export type Value = string | number | boolean | Date | null
export type Row = Record<string, Value>

/** Names of columns that hold what programs read, such as ids and schedules, end in this. */
export const RECORD = ' (zapis)'
