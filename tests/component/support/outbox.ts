import { beforeEach } from 'vitest'
import { flush, forget, waiting } from '@/stores/outbox'

/** Ids of what waits for a pupil in the outbox. */
export const left = async (owner: string, kind: string) =>
  (await waiting(owner)).flatMap((item) => (item.kind === kind ? [item.id] : []))

/** Gives each test of a file an outbox without the items of these owners. */
export const withEmptyOutbox = (...owners: string[]) =>
  beforeEach(async () => {
    for (const owner of ['gost', ...owners]) await forget(owner)
    // With nothing left it tries no more.
    await flush()
  })
