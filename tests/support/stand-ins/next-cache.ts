import { vi } from 'vitest'

/** In place of `next/cache`, which works only inside Next's server: nothing is cached, calls are noted. */
export const cacheLife = vi.fn()
export const cacheTag = vi.fn()
export const revalidateTag = vi.fn()
