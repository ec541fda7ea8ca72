import 'server-only'
import { cachedUnitReview } from './cached'
import type { UnitReview } from './unit-review'

/** The props of a unit's pages. */
export type UnitReviewRoute = {
  params: Promise<{ razred: string; literatura: string; cjelina: string }>
}

/** The unit at an address, or null when the parts of the address don't belong together. */
export async function unitReviewOf({ params }: UnitReviewRoute): Promise<UnitReview | null> {
  const { razred, literatura, cjelina } = await params
  return cachedUnitReview(razred, literatura, cjelina)
}
