import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/**
 * In place of `@node-rs/argon2` where an account is only needed: the same hashes, made with hardly
 * any work. A family costs three of them, and the tests make thousands. How much work the app asks
 * for is a test of its own (`tests/unit/platform/auth/password.test.ts`).
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

export const hash: typeof real.hash = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal)

/** The hash itself names how much work it is. */
export const { verify } = real
