import type { Call } from '@/lib/platform/http/call'

/** A call that waits to be sent. */
export type Item = {
  /** Of two items with the same id only the later one is sent. */
  id: string
  /** Id of the account that the item belongs to. */
  owner: string
  /** Items of one kind are sent in their order. */
  kind: string
  call: Pick<Call, 'method' | 'path'>
  /** A `sentAt` in its body becomes the time at which it is sent. */
  input: { params?: unknown; body?: object }
  /** When the item was added, by this device's clock, in milliseconds since 1970. */
  at: number
  /** Sequence number in the store. */
  seq?: number
}

const NAME = 'outbox'

let opening: Promise<IDBDatabase> | undefined

/** Fallback for items that the database refuses, as in some private windows; lost with the page. */
const memory = new Map<number, Item>()
let kept = 0

/** All items, in order. */
export const listItems = async (): Promise<Item[]> => [
  ...(await inStore<Item[]>('readonly', (store) => store.getAll()).catch(() => [])),
  ...memory.values(),
]

export async function addItem(item: Item): Promise<void> {
  const remember = () => {
    kept -= 1
    memory.set(kept, { ...item, seq: kept })
  }
  await inStore('readwrite', (store) => store.add(item)).catch(remember)
}

export async function removeItem({ seq }: Item): Promise<void> {
  if (seq === undefined || memory.delete(seq)) return
  await inStore('readwrite', (store) => store.delete(seq)).catch(() => undefined)
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await (opening ??= open())
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(NAME, mode)
    const request = act(transaction.objectStore(NAME))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
    // The usual commit may come too late when the page is being left.
    transaction.commit()
  })
}

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('iskra', 1)
    const close = () => {
      request.result.close()
      opening = undefined
    }
    request.onupgradeneeded = () =>
      request.result.createObjectStore(NAME, { keyPath: 'seq', autoIncrement: true })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      request.result.onversionchange = close
      request.result.onclose = close
      resolve(request.result)
    }
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
