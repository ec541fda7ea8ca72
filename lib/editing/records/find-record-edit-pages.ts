import 'server-only'
import { RECORD_KINDS } from './kinds'

/** Pages and titles of records by id, for kinds that have an edit page per record. */
export async function findRecordEditPages(rows: { table: string; recordId: string | null }[]) {
  const found = Object.entries(RECORD_KINDS).map(async ([name, { placesOf: ofKind }]) => {
    const ids = rows.flatMap(({ table, recordId }) => (table === name && recordId) || [])
    return ofKind && ids.length ? ofKind(ids) : new Map<string, never>()
  })
  return new Map((await Promise.all(found)).flatMap((places) => [...places]))
}
