import { sql } from 'drizzle-orm'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { watchChanges } from '@/lib/platform/cache/watch'
import { db } from '@/lib/platform/db/client'
import { testDatabaseUrl } from '@/tests/support/database'
import { waitUntil } from '@/tests/support/processes'

/** The tags that `change` announces. */
export async function collectAnnouncedTags(change: () => Promise<unknown>): Promise<CacheTag[]> {
  const heard: CacheTag[][] = []
  const { stop } = await watchChanges({
    connectionString: testDatabaseUrl,
    renew: (tags) => void heard.push(tags),
  })
  await change()
  await db().execute(sql`select pg_notify('iskra_change', 'post:end')`)
  await waitUntil('all is heard', () => heard.flat().includes('post:end'))
  await stop()
  return heard.slice(1, -1).flat()
}
