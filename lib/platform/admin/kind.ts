import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { RecordWriteOptions, RecordTable } from './change'
import type { RecordBase } from './records'

/** A kind of record that admins edit, as the bin, the history and the audit log need it. */
export type RecordKind = {
  table: RecordTable
  /**
   * Name of the drafts' kind, for a second form about the same table; by default the table's name.
   */
  name?: string
  /** Croatian noun in the singular: „Udžbenik”. */
  noun: string
  /** Path of the list in the admin area. */
  section: `/admin/${string}`
  /**
   * Edit page and title of each record by id, if they differ from the list's path and the row's
   * title.
   */
  placesOf?: (ids: string[]) => Promise<Map<string, { path: string; title: string }>>
  /** Names of columns in API calls, where they differ: `{ subjectId: 'subject' }`. */
  names?: Record<string, string>
  /** Options for writing, deleting and restoring a record. */
  common(tx: Transaction, adminId: string): RecordWriteOptions<RecordTable, RecordBase>
}

/** Declares a kind; lib/editing/records/kinds lists all of them. */
export const recordKind = <Table extends RecordTable, Answer extends RecordBase>(
  kind: Omit<RecordKind, 'table' | 'common'> & {
    table: Table
    common: (tx: Transaction, adminId: string) => RecordWriteOptions<Table, Answer>
  },
): RecordKind => kind as unknown as RecordKind
