import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import type { Common, RecordTable } from './change'
import type { RecordBase } from './records'

/** A kind of record that admins edit: what the bin, the history and the log know of it. */
export type RecordKind = {
  table: RecordTable
  /** For a second form about the same table, which has drafts of its own; else the table's name. */
  name?: string
  /** One of them: „Udžbenik”. */
  noun: string
  /** Its list in the admin area. */
  section: `/admin/${string}`
  /** Where each is edited and what it is called, by id, where that is not its list and its row. */
  placesOf?: (ids: string[]) => Promise<Map<string, { path: string; title: string }>>
  /** What calls name a column, where it differs: `{ subjectId: 'subject' }`. */
  names?: Record<string, string>
  /** What `change`, `remove` and `restore` need. */
  common(tx: Transaction, adminId: string): Common<RecordTable, RecordBase>
}

/** Declares a kind; lib/editing/records/kinds lists all of them. */
export const recordKind = <Table extends RecordTable, Answer extends RecordBase>(
  kind: Omit<RecordKind, 'table' | 'common'> & {
    table: Table
    common: (tx: Transaction, adminId: string) => Common<Table, Answer>
  },
): RecordKind => kind as unknown as RecordKind
