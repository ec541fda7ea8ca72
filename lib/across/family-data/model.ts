export type Value = string | number | boolean | Date | null
export type Row = Record<string, Value>

/** Suffix of columns for programs, such as ids and schedules. */
export const PROGRAM_COLUMN_SUFFIX = ' (zapis)'
