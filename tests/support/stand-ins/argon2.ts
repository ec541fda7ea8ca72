import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/**
 * Replaces `@node-rs/argon2` where tests only need an account: real hashes with minimal work. A
 * family needs three, and the tests create thousands. The app's real parameters have a separate
 * test (`tests/unit/platform/auth/password.test.ts`).
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

export const hash: typeof real.hash = (password, options, signal) =>
  real.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal)

/** A hash contains its parameters, so the real function works. */
export const { verify } = real
