import type { ApiCall } from '@/lib/platform/http/api-call'
import {
  ApiError,
  call,
  OFFLINE_MESSAGE,
  SessionRefused,
  CALL_TIMEOUT_MS,
} from '@/lib/platform/http/client'
import type { Contract, CallerInput } from '@/lib/platform/http/contract'
import { MESSAGES } from '@/lib/platform/http/errors'
import { addOutboxItem, listOutboxItems, removeOutboxItem, type OutboxItem } from './item-store'
import { repeatUntilStopped } from './repeat-until-stopped'
import { clearOwnerStorage } from './storage'

/** Items beyond the maximum number or age are dropped, oldest first; longer items are refused. */
export const OUTBOX_LIMITS = { items: 300, ageMs: 30 * 86_400_000, characters: 60_000 }

/** The outcome of an attempt to send an item, in this tab or another. */
type OutboxEvent = {
  item: OutboxItem
  /** The server's response. */
  answer?: unknown
  /** The reason why the server did not accept the item. */
  error?: ApiError
  /** True if the item was removed, because it was accepted or refused for good. */
  isOver: boolean
  /** True if another tab sent the item. */
  isElsewhere?: boolean
}

type Subscriber = (event: OutboxEvent) => void

const subscribers = new Set<Subscriber>()
let channel: BroadcastChannel | undefined

/** Messages between tabs are structured clones, so an error must be rebuilt as an ApiError. */
function toOtherTabs(): BroadcastChannel {
  channel = new BroadcastChannel('iskra-outbox')
  channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => {
    const { error, ...event } = data
    const heard = error && new ApiError(error.status, error.message, undefined, false, error.way)
    for (const one of subscribers)
      one({ ...event, ...(heard && { error: heard }), isElsewhere: true })
  }
  return channel
}

/** Subscribes to the outcomes of items. @returns a function that unsubscribes */
export function subscribe(subscriber: Subscriber): () => void {
  channel ??= toOtherTabs()
  subscribers.add(subscriber)
  return () => void subscribers.delete(subscriber)
}

function publish(event: OutboxEvent): void {
  for (const subscriber of subscribers) subscriber(event)
  channel ??= toOtherTabs()
  const { status, message, way } = event.error ?? {}
  channel.postMessage({ ...event, ...(event.error && { error: { status, message, way } }) })
}

/** Returns the owner whose items may be sent now, or null. */
let sender: () => string | null = () => null

/**
 * Sets the source of the signed-in account, which only the stores know. Call it before anything is
 * sent.
 */
export const setOutboxOwnerSource = (whose: typeof sender) => void (sender = whose)

/** The last change of the store: changes are made one after another. */
let writing = Promise.resolve()
const write = (work: () => Promise<void>) => (writing = writing.then(work))

type ItemTest = (item: OutboxItem) => boolean

/** Removals that the browser could not finish, since it could not read what it stores. */
let unfinished: ItemTest[] = []

async function finishRemovals(): Promise<void> {
  if (!unfinished.length) return
  const { items, isWhole } = await listOutboxItems()
  for (const item of items)
    if (unfinished.some((isGone) => isGone(item))) await removeOutboxItem(item)
  if (isWhole) unfinished = []
}

let underWay: { item: OutboxItem; giveUp: () => void } | undefined
const giveUp = (isGone: ItemTest) => underWay && isGone(underWay.item) && underWay.giveUp()

type Envelope = Pick<OutboxItem, 'id' | 'owner' | 'kind'>

/** Creates an item for `put`, typed by its call. */
export const itemFor = <C extends Contract>(
  { method, path }: ApiCall<C>,
  input: CallerInput<C>,
  envelope: Envelope,
): OutboxItem => ({ ...envelope, call: { method, path }, input, at: Date.now() })

/** Stores an item until the server accepts it; resolves once the item is stored. */
export async function put(item: OutboxItem): Promise<void> {
  if (JSON.stringify(item.input).length > OUTBOX_LIMITS.characters)
    return publish({ item, error: new ApiError(413, MESSAGES.tooLarge), isOver: true })
  giveUp(({ id }) => id === item.id)
  await write(async () => {
    unfinished = unfinished.filter((isGone) => !isGone(item))
    await addOutboxItem(item)
    const { items: all } = await listOutboxItems()
    const latest = all.findLast(({ id }) => id === item.id)
    const surplus = all.slice(0, -OUTBOX_LIMITS.items)
    for (const one of all)
      if ((one.id === item.id && one !== latest) || surplus.includes(one))
        await removeOutboxItem(one)
  })
}

async function remove(isGone: ItemTest): Promise<void> {
  giveUp(isGone)
  await write(() => {
    unfinished.push(isGone)
    return finishRemovals()
  })
  if (unfinished.length) void flush()
}

/** Removes an item, so that it is not sent any more. */
export const drop = (itemId: string) => remove(({ id }) => id === itemId)

/** Removes everything that this browser stores for one owner. */
export function clearBrowserDataOf(owner: string): Promise<void> {
  clearOwnerStorage(owner)
  // Loaded on demand, to keep pages within their script budget.
  void import('./kept-responses').then((kept) => kept.forgetResponses(owner)).catch(() => undefined)
  return remove((item) => item.owner === owner)
}

/**
 * An owner's unsent items.
 * @throws ApiError while the browser cannot read them
 */
export async function listWaitingItems(owner: string): Promise<OutboxItem[]> {
  await write(finishRemovals)
  const { items, isWhole } = await listOutboxItems()
  if (!isWhole) throw new ApiError(0, MESSAGES.unknown)
  return items.filter((item) => item.owner === owner)
}

let last: Promise<unknown> = Promise.resolve()
let next: Promise<void> | undefined

/** Sends the waiting items; resolves after an attempt for each that can be read. */
export function flush(): Promise<void> {
  next ??= last.then(() => {
    next = undefined
    return alone(sendAll)
  })
  last = next.catch(() => undefined)
  return next
}

/** Runs a task while no other tab runs it, if the browser supports locks and grants one. */
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
  await write(finishRemovals)
  const held = new Map<string, ApiError>()
  let stopped: ApiError | undefined
  let isProgress = false
  for (const item of (await listOutboxItems()).items) {
    const latest = (await listOutboxItems()).items.findLast(({ id }) => id === item.id)
    // It was removed meanwhile, or a newer one was added while it could not be read.
    if (latest?.seq !== item.seq) {
      await removeOutboxItem(item)
      continue
    }
    const isTheirs = item.owner === sender()
    const hindrance = isTheirs ? (stopped ?? held.get(item.kind)) : new SessionRefused()
    const error = hindrance ?? (await send(item))
    if (hindrance) publish({ item, error: hindrance, isOver: false })
    // Own items expire only after the server has refused them, since the device's clock may have
    // jumped.
    const isOutdated = Date.now() - item.at > OUTBOX_LIMITS.ageMs
    if (error && isOutdated && (isTheirs ? !hindrance && error.status : true)) {
      await removeOutboxItem(item)
      publish({ item, error, isOver: true })
    }
    if (!isTheirs) continue
    if (!error) isProgress = true
    // A server error may concern only this item; any other failure concerns all items.
    else if (error.status === 500) held.set(item.kind, error)
    else stopped = error
  }
  const { items, isWhole } = await listOutboxItems()
  const isLeft = !isWhole || items.some(({ owner }) => owner === sender())
  if (isProgress || !isLeft) stopTrying = void stopTrying?.()
  if (isLeft) stopTrying ??= repeatUntilStopped(flush, false)
}

/** True if the item was refused for good, so that another attempt would fail too. */
const isFinal = ({ status }: ApiError) =>
  status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)

/** @returns the reason why the item must wait; undefined once the item was removed */
async function send(item: OutboxItem): Promise<ApiError | undefined> {
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
    const sent = call(item.call as ApiCall, inputOf(item), attempt)
    const answer = await Promise.race([sent, aborted])
    await removeOutboxItem(item)
    publish({ item, answer, isOver: true })
  } catch (error) {
    if (isGivenUp) return
    if (!(error instanceof ApiError)) throw error
    const isOver = isFinal(error)
    if (isOver) await removeOutboxItem(item)
    publish({ item, error, isOver })
    return isOver ? undefined : error
  } finally {
    clearTimeout(timer)
    underWay = undefined
  }
}

function inputOf({ input }: OutboxItem): CallerInput<Contract> {
  const { body } = input
  const isDated = body && 'sentAt' in body
  return {
    ...input,
    ...(isDated && { body: { ...body, sentAt: Date.now() } }),
  } as CallerInput<Contract>
}
