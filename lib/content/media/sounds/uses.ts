import 'server-only'
import type { Database } from '@/lib/platform/db/client'
import { listAddressUses } from '@/lib/content/media/images/uses'

/** Uses of a recording in texts. */
export const listSoundUses = (slug: string, database: Database) =>
  listAddressUses('/snimke/', slug, database)
