import { vi } from 'vitest'

/**
 * Replaces `next/cache`, which works only inside Next's server: nothing is cached, calls are
 * recorded.
 */
export const cacheLife = vi.fn()
export const cacheTag = vi.fn()
export const revalidateTag = vi.fn()
