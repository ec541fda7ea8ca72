/**
 * What a cached page depends on. One tag for all lessons and their tree: a page is cheap to renew,
 * and the lists, counts and breadcrumbs of most pages cross the tree anyway.
 */
export const CACHE_TAGS = ['content', 'site'] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

/** PostgreSQL channel on which every app instance hears what changed, whoever changed it. */
export const CHANGE_CHANNEL = 'iskra_change'
