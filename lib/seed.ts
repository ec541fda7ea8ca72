import 'server-only'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { importContent } from '@/lib/content/import/run'
import { seedSite } from '@/lib/site/seed'
import { seedDemoAccounts } from '@/lib/users/demo'

export type SeedKind = 'demo' | 'content'
type SeedOptions = { connectionString: string; log: (line: string) => void }

const CONTENT_FOLDER = fileURLToPath(new URL('./db/seed', import.meta.url))

/**
 * Fills a database with the lessons of this repository, and with the demo accounts for `demo`.
 * Repeatable: what is there stays. All or nothing, so a database with lessons was filled to the end,
 * and accounts that are missing from it were erased.
 */
export async function seed(kind: SeedKind, options: SeedOptions): Promise<void> {
  const report = await importContent(CONTENT_FOLDER, {
    ...options,
    andWrite: async (tx) => {
      await seedSite(tx)
      if (kind === 'demo') await seedDemoAccounts(tx)
    },
  })
  if (report.errors.length) {
    const [first] = report.errors
    throw new Error(`The demo content is broken: ${first?.file}:${first?.line}: ${first?.message}`)
  }
}

/** True when no lesson was ever written: a database that may be filled. */
export async function isEmpty(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>(
      'select not exists (select 1 from lessons) as empty',
    )
    return rows[0]?.empty ?? true
  } finally {
    await client.end()
  }
}
