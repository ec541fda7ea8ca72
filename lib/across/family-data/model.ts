export type ExportedValue = string | number | boolean | Date | null
export type Row = Record<string, ExportedValue>

/** Suffix of columns for software only, such as ids and schedules: the workbook omits them. */
export const PROGRAM_COLUMN_SUFFIX = ' (zapis)'
