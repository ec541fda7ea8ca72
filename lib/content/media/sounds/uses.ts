import 'server-only'
import type { Database } from '@/lib/platform/db/client'
import { usesBelow } from '@/lib/content/media/images/uses'

/** Where a recording stands in texts. */
export const listUses = (slug: string, database: Database) => usesBelow('/snimke/', slug, database)
