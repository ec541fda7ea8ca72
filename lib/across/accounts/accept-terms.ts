import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { findTermsEdition } from '@/lib/site/dynamic-content/pages/terms'
import { parents } from '@/lib/people/users/tables'

/** Records that a parent accepts the terms. Rejects an edition other than the current one. */
export async function acceptTerms(parentId: string, version: string): Promise<void> {
  const { edition } = await findTermsEdition()
  if (version !== edition)
    throw new HttpError(409, 'Uvjeti su se u međuvremenu promijenili. Učitajte stranicu ponovno.')
  await db()
    .update(parents)
    .set({ termsVersion: edition, termsAcceptedAt: new Date() })
    .where(and(eq(parents.id, parentId), ne(parents.termsVersion, edition)))
}
