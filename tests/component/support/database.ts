import { vi } from 'vitest'
import type { OutboxItem } from '@/lib/platform/browser/item-store'

type Transaction = { objectStore: () => unknown; commit: () => void; oncomplete?: () => void }

/**
 * The browser's database, which jsdom lacks: as much of it as the outbox uses. Connections can be
 * lost, and the whole database can refuse to be read.
 */
export function fakeBrowserDatabase() {
  let rows: OutboxItem[] = []
  let count = 0
  let isReadable = true
  let isLost = false
  const store = {
    getAll: () => {
      if (!isReadable) throw new DOMException('Ne može se čitati', 'UnknownError')
      return { result: structuredClone(rows) }
    },
    add: (item: OutboxItem) => {
      count += 1
      rows.push({ ...structuredClone(item), seq: count })
      return {}
    },
    delete: (seq: number) => {
      rows = rows.filter((one) => one.seq !== seq)
      return {}
    },
  }
  const connect = () => {
    isLost = false
    return {
      transaction: () => {
        if (isLost) throw new DOMException('Veza je izgubljena', 'InvalidStateError')
        const transaction: Transaction = {
          objectStore: () => store,
          commit: () => queueMicrotask(() => transaction.oncomplete?.()),
        }
        return transaction
      },
    }
  }
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: connect(), onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
  return {
    loseConnection: () => (isLost = true),
    letRead: (may: boolean) => (isReadable = may),
  }
}
