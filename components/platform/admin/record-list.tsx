'use client'
import { ListPage, type ListPageProps } from './list-page'
import { OwnDrafts } from './own-drafts'

export type RecordListProps<Item> = ListPageProps<Item> & {
  /** The records' table, for drafts in lib/editing/records. */
  table: string | undefined
}

/** A list of records below the admin's own drafts of them. */
export const RecordList = <Item extends { _id: string }>({
  table,
  above,
  ...list
}: RecordListProps<Item>) => (
  <ListPage
    {...list}
    above={
      <>
        {table && <OwnDrafts table={table} />}
        {above}
      </>
    }
  />
)
