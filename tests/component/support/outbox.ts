import { afterAll, beforeEach } from 'vitest'
import { flush, forget, waiting } from '@/stores/outbox'

/** Ids of what waits for a pupil in the outbox. */
export const left = async (owner: string, kind: string) =>
  (await waiting(owner)).flatMap((item) => (item.kind === kind ? [item.id] : []))

/** Gives each test of a file an outbox without the items of these owners. */
export function withEmptyOutbox(...owners: string[]): void {
  const empty = async () => {
    for (const owner of ['gost', ...owners]) await forget(owner)
    // With nothing left it tries no more.
    await flush()
  }
  beforeEach(empty)
  // What the last test sends would otherwise end when its window is closed.
  afterAll(empty)
}
