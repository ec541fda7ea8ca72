import { afterAll, beforeEach } from 'vitest'
import { flush, clearBrowserDataOf, listWaitingItems } from '@/stores/outbox'

/** Ids of a pupil's waiting items in the outbox. */
export const waitingIds = async (owner: string, kind: string) =>
  (await listWaitingItems(owner)).flatMap((item) => (item.kind === kind ? [item.id] : []))

/** Gives each test of a file an outbox without these owners' items. */
export function withEmptyOutbox(...owners: string[]): void {
  const empty = async () => {
    for (const owner of ['gost', ...owners]) await clearBrowserDataOf(owner)
    // With nothing left it stops retrying.
    await flush()
  }
  beforeEach(empty)
  // The last test's requests would otherwise end when its window is closed.
  afterAll(empty)
}
