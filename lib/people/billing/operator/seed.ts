import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { operators } from '../tables'

/** The demo's made-up account, which nobody can take for a real one. */
const DEMO_OPERATOR = {
  legalName: 'Iskra, ogledni pružatelj (izmišljeni podaci, ne uplaćivati)',
  accountName: 'Iskra ogledni račun',
  address: 'Ogledna ulica 1',
  city: '10000 Zagreb',
  iban: 'HR1723600001101234565',
  isActive: true,
}

/** Lets the demo take orders. An operator that is already filled in stays. */
export async function seedDemoOperator(tx: Database): Promise<void> {
  await tx.update(operators).set(DEMO_OPERATOR).where(eq(operators.legalName, ''))
}
