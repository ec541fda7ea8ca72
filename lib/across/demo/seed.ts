import 'server-only'
import { fileURLToPath } from 'node:url'
import { readTree, type ReadTree } from '@/lib/editing/transfer/import/read-tree'
import { importTree } from '@/lib/editing/transfer/import/run'
import { seedPosts } from '@/lib/site/blog/seed'
import { seedFaq } from '@/lib/site/dynamic-content/faq/seed'
import { seedSite } from '@/lib/site/dynamic-content/seed'
import { seedDemoOperator } from '@/lib/people/billing/operator/seed'
import { seedProducts } from '@/lib/people/billing/products/seed'
import { seedDemoAccounts } from '@/lib/across/demo/accounts'

export type SeedKind = 'demo' | 'content'
type SeedOptions = {
  connectionString: string
  log: (line: string) => void
  /** The lessons, if read already. */
  lessons?: ReadTree | undefined
}

const CONTENT_FOLDER = fileURLToPath(new URL('../../content/seed', import.meta.url))

/**
 * Reads this repository's lessons. Their questions are checked by tests, not here, so that the first
 * start is quick.
 */
export const readSeedLessons = (): Promise<ReadTree> =>
  readTree(CONTENT_FOLDER, { isChecked: false })

/**
 * Fills a database with the repository's lessons and, for `demo`, accounts. Repeatable. All or
 * nothing, so accounts that a filled database lacks were erased later.
 */
export async function seedContentAndAccounts(kind: SeedKind, options: SeedOptions): Promise<void> {
  const report = await importTree(options.lessons ?? (await readSeedLessons()), {
    ...options,
    andWrite: async (tx) => {
      await seedSite(tx)
      await seedProducts(tx)
      await seedFaq(tx)
      await seedPosts(tx)
      if (kind === 'demo') {
        await seedDemoOperator(tx)
        await seedDemoAccounts(tx)
      }
    },
  })
  if (report.errors.length) {
    const [first] = report.errors
    throw new Error(`The demo content is broken: ${first?.file}:${first?.line}: ${first?.message}`)
  }
}
