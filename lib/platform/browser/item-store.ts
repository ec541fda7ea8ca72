import type { ApiCall } from '@/lib/platform/http/api-call'

/** A call that waits to be sent. */
export type OutboxItem = {
  /** Of two items with the same id only the later one is sent. */
  id: string
  /** Id of the account that the item belongs to. */
  owner: string
  /** Items of one kind are sent in their order. */
  kind: string
  call: Pick<ApiCall, 'method' | 'path'>
  /** A `sentAt` in its body becomes the time at which it is sent. */
  input: { params?: unknown; body?: object }
  /** When the item was added, by this device's clock, in milliseconds since 1970. */
  at: number
  /** Sequence number in the store. */
  seq?: number
}

const NAME = 'outbox'

let opening: Promise<IDBDatabase> | undefined
/** False in a browser that refuses the database, so that everything is in memory. */
let wasOpen = false

/** Fallback for items that the database refuses, as in some private windows; lost with the page. */
const memory = new Map<number, OutboxItem>()
let kept = 0

/** The items in order; `isWhole` is false while the database may hold some that cannot be read. */
export async function listOutboxItems(): Promise<{ items: OutboxItem[]; isWhole: boolean }> {
  const stored = await inStore<OutboxItem[]>('readonly', (store) => store.getAll()).catch(
    () => null,
  )
  return { items: [...(stored ?? []), ...memory.values()], isWhole: stored !== null || !wasOpen }
}

export async function addOutboxItem(item: OutboxItem): Promise<void> {
  const remember = () => {
    kept -= 1
    memory.set(kept, { ...item, seq: kept })
  }
  await inStore('readwrite', (store) => store.add(item)).catch(remember)
}

export async function removeOutboxItem({ seq }: OutboxItem): Promise<void> {
  if (seq === undefined || memory.delete(seq)) return
  await inStore('readwrite', (store) => store.delete(seq)).catch(() => undefined)
}

type Act<Result> = (store: IDBObjectStore) => IDBRequest<Result>

/** Tries twice, the second time with a new connection: the first may be lost or closed. */
const inStore = <Result>(mode: IDBTransactionMode, act: Act<Result>): Promise<Result> =>
  attempt(mode, act).catch(() => {
    opening = undefined
    return attempt(mode, act)
  })

async function attempt<Result>(mode: IDBTransactionMode, act: Act<Result>): Promise<Result> {
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
    request.onupgradeneeded = () =>
      request.result.createObjectStore(NAME, { keyPath: 'seq', autoIncrement: true })
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      wasOpen = true
      // Closes the connection when another tab upgrades or deletes the database, which would wait.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
  })
