'use client'
import { ListPage, type ListPageProps } from './list-page'
import { OwnDrafts } from './own-drafts'

export type RecordListProps<Item> = ListPageProps<Item> & {
  /** The records' table, where lib/editing/records keeps drafts of them. */
  table: string | undefined
}

/** A list of records, below the drafts of them that the admin has. */
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
