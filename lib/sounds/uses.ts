import 'server-only'
import type { Database } from '@/lib/db/client'
import { usesBelow } from '@/lib/images/uses'

/** Where a recording stands in texts. */
export const listUses = (slug: string, database: Database) => usesBelow('/snimke/', slug, database)
