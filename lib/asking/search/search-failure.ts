import { ApiError } from '@/lib/platform/http/client'

/** Shown when a search fails, next to a button to try again. */
export const SEARCH_FAILURES = {
  failed: 'Pretraga trenutačno ne radi. Pokušaj ponovno.',
  offline: 'Nema veze s internetom. Pokušaj ponovno kad se veza vrati.',
}

export type SearchFailure = keyof typeof SEARCH_FAILURES

export const searchFailureOf = (error: unknown): SearchFailure =>
  error instanceof ApiError && error.status === 0 ? 'offline' : 'failed'
