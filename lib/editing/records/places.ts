import 'server-only'
import { KINDS } from './kinds'

/** Where records are edited and what they are called, for kinds that know it of each, by id. */
export async function placesOf(rows: { table: string; recordId: string | null }[]) {
  const found = Object.entries(KINDS).map(([name, { placesOf: ofKind }]) => {
    const ids = rows.flatMap(({ table, recordId }) => (table === name && recordId) || [])
    return ofKind && ids.length ? ofKind(ids) : new Map<string, never>()
  })
  return new Map((await Promise.all(found)).flatMap((places) => [...places]))
}
