import type { Call } from '@/lib/http/call'
import { ApiError, call, OFFLINE_MESSAGE, SessionRefused, CALL_TIMEOUT_MS } from '@/lib/http/client'
import type { Contract, Sent } from '@/lib/http/contract'
import { MESSAGES } from '@/lib/http/errors'
import { addItem, listItems, removeItem, type Item } from './item-store'
import { keepTrying } from './keep-trying'
import { forgetKept } from './storage'

/** Beyond these the oldest items go; what is larger than the last is refused at once. */
export const OUTBOX_LIMITS = { items: 300, ageMs: 30 * 86_400_000, characters: 60_000 }

/** What became of a try to send an item, in this tab or another. */
export type News = {
  item: Item
  /** What the server answered. */
  answer?: unknown
  /** Why it was not taken. */
  error?: ApiError
  /** Acknowledged, or refused for good: the item is gone. */
  isOver: boolean
  /** Another tab has sent it. */
  isElsewhere?: boolean
}

type Hearer = (news: News) => void

const hearers = new Set<Hearer>()
let channel: BroadcastChannel | undefined

/** Between tabs news travel as data: an error loses its class. */
function toOtherTabs(): BroadcastChannel {
  channel = new BroadcastChannel('iskra-outbox')
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    const { error, ...news } = data
    const heard = error && new ApiError(error.status, error.message, undefined, false, error.way)
    for (const one of hearers) one({ ...news, ...(heard && { error: heard }), isElsewhere: true })
  }
  return channel
}

/** Hears what becomes of items. @returns stops hearing */
export function hear(hearer: Hearer): () => void {
  channel ??= toOtherTabs()
  hearers.add(hearer)
  return () => void hearers.delete(hearer)
}

function tell(news: News): void {
  for (const hearer of hearers) hearer(news)
  channel ??= toOtherTabs()
  const { status, message, way } = news.error ?? {}
  channel.postMessage({ ...news, ...(news.error && { error: { status, message, way } }) })
}

/** Whose items may be sent now; null while none may. */
let sender: () => string | null = () => null

/** To be called before anything is sent: only the stores know who is signed in. */
export const sendFor = (whose: typeof sender) => void (sender = whose)

/** Changes of the store, one after another. */
let writing = Promise.resolve()
const write = (work: () => Promise<void>) => (writing = writing.then(work))

const removeAll = async (isGone: (item: Item) => boolean) => {
  for (const item of await listItems()) if (isGone(item)) await removeItem(item)
}

let underWay: { item: Item; giveUp: () => void } | undefined
const giveUp = (isGone: (item: Item) => boolean) =>
  underWay && isGone(underWay.item) && underWay.giveUp()

type Envelope = Pick<Item, 'id' | 'owner' | 'kind'>

/** An item for `put`, typed by its call. */
export const itemFor = <C extends Contract>(
  { method, path }: Call<C>,
  input: Sent<C>,
  envelope: Envelope,
): Item => ({ ...envelope, call: { method, path }, input, at: Date.now() })

/** Keeps an item until the server has it; resolves once it is stored. */
export async function put(item: Item): Promise<void> {
  if (JSON.stringify(item.input).length > OUTBOX_LIMITS.characters)
    return tell({ item, error: new ApiError(413, MESSAGES.tooLarge), isOver: true })
  giveUp(({ id }) => id === item.id)
  await write(async () => {
    await addItem(item)
    const all = await listItems()
    const latest = all.findLast(({ id }) => id === item.id)
    const surplus = all.slice(0, -OUTBOX_LIMITS.items)
    for (const one of all)
      if ((one.id === item.id && one !== latest) || surplus.includes(one)) await removeItem(one)
  })
}

async function remove(isGone: (item: Item) => boolean): Promise<void> {
  giveUp(isGone)
  await write(() => removeAll(isGone))
}

/** Takes an item back. */
export const drop = (itemId: string) => remove(({ id }) => id === itemId)

/** Removes what this browser keeps of someone, and of nobody else. */
export function forget(owner: string): Promise<void> {
  forgetKept(owner)
  return remove((item) => item.owner === owner)
}

/** What of someone is still to be sent. */
export async function waiting(owner: string): Promise<Item[]> {
  await writing
  return (await listItems()).filter((item) => item.owner === owner)
}

let last: Promise<unknown> = Promise.resolve()
let next: Promise<void> | undefined

/** Sends what waits; resolves when all of it was tried. */
export function flush(): Promise<void> {
  next ??= last.then(() => {
    next = undefined
    return alone(sendAll)
  })
  last = next.catch(() => undefined)
  return next
}

/** Runs a task while no other tab runs it, where the browser has locks and grants them. */
async function alone(task: () => Promise<void>): Promise<void> {
  let isBegun = false
  const run = () => {
    isBegun = true
    return task()
  }
  try {
    await navigator.locks.request('iskra-outbox', run)
  } catch (error) {
    if (isBegun) throw error
    await task()
  }
}

let stopTrying: (() => void) | undefined

async function sendAll(): Promise<void> {
  await writing
  const held = new Map<string, ApiError>()
  let stopped: ApiError | undefined
  let isProgress = false
  for (const item of await listItems()) {
    const isTooOld = Date.now() - item.at > OUTBOX_LIMITS.ageMs
    if (isTooOld) await removeItem(item)
    const isThere = (await listItems()).some(({ seq }) => seq === item.seq)
    if (!isThere) continue
    const isTheirs = item.owner === sender()
    const hindrance = isTheirs ? (stopped ?? held.get(item.kind)) : new SessionRefused()
    const error = hindrance ?? (await send(item))
    if (hindrance) tell({ item, error: hindrance, isOver: false })
    if (!isTheirs) continue
    if (!error) isProgress = true
    // A fault of the server may be of this item alone; else none would get through now.
    else if (error.status === 500) held.set(item.kind, error)
    else stopped = error
  }
  const isLeft = (await listItems()).some(({ owner }) => owner === sender())
  if (isProgress || !isLeft) stopTrying = void stopTrying?.()
  if (isLeft) stopTrying ??= keepTrying(flush, false)
}

/** Refused for good: no later try changes it. */
const isFinal = ({ status }: ApiError) =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)

/** @returns why the item has to wait; undefined once it is gone */
async function send(item: Item): Promise<ApiError | undefined> {
  const attempt = new AbortController()
  const timer = setTimeout(() => attempt.abort(), CALL_TIMEOUT_MS)
  let isGivenUp = false
  const aborted = new Promise<never>((_, reject) => {
    attempt.signal.onabort = () => reject(new ApiError(0, OFFLINE_MESSAGE))
  })
  const giveUp = () => {
    isGivenUp = true
    attempt.abort()
  }
  underWay = { item, giveUp }
  try {
    const sent = call(item.call as Call, inputOf(item), attempt)
    const answer = await Promise.race([sent, aborted])
    await removeItem(item)
    tell({ item, answer, isOver: true })
  } catch (error) {
    if (isGivenUp) return
    if (!(error instanceof ApiError)) throw error
    const isOver = isFinal(error)
    if (isOver) await removeItem(item)
    tell({ item, error, isOver })
    return isOver ? undefined : error
  } finally {
    clearTimeout(timer)
    underWay = undefined
  }
}

function inputOf({ input }: Item): Sent<Contract> {
  const { body } = input
  const isDated = body && 'sentAt' in body
  return { ...input, ...(isDated && { body: { ...body, sentAt: Date.now() } }) } as Sent<Contract>
}
