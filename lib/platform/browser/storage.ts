import type { StoredName } from './stored-names'

/** The owner of a guest's values, and of the browser's own. */
export const GUEST = 'gost'

/** `local` outlives the browser, `tab` lasts as long as the tab. */
type Place = 'local' | 'tab'

const PLACES: Place[] = ['local', 'tab']

/** Whether a stored value is valid: other code may have written there. */
type Check<Value> = (value: unknown) => value is Value

/** A key names its owner: `iskra:<id or gost>:<what>:<which>`. */
export const keyOf = (owner: string, what: StoredName, which = '') =>
  `iskra:${owner}:${what}:${which}`

/** The owner of a key. */
export const ownerOf = (key: string): string => key.split(':')[1] ?? GUEST

/** The value of a key; null without one, if it fails its check, or where the storage is closed. */
export const readKept = <Value>(key: string, isValue: Check<Value>, place: Place = 'local') =>
  within(place, (storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isValue(value) ? value : null
  })

/**
 * Keeps a value as JSON; null removes it. Where the storage is full nothing older stays either.
 * @returns false where it is full or closed
 */
export function keep(key: string, value: unknown, place: Place = 'local'): boolean {
  const isKept = within(place, (storage) => {
    storage.removeItem(key)
    if (value !== null) storage.setItem(key, JSON.stringify(value))
    return true
  })
  return isKept ?? false
}

/** The keys of one kind, with the owner and name of each. */
export function listKept(
  what: StoredName,
  place: Place = 'local',
): { key: string; owner: string; which: string }[] {
  const keys = within(place, (storage) => Object.keys(storage)) ?? []
  return keys.flatMap((key) => {
    const [name, owner = '', kind, which = ''] = key.split(':')
    return name === 'iskra' && kind === what ? [{ key, owner, which }] : []
  })
}

/** Removes all keys of one owner. */
export function forgetKept(owner: string, places = PLACES): void {
  for (const place of places)
    within(place, (storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(`iskra:${owner}:`)) storage.removeItem(key)
    })
}

/** Removes what other owners have left in this tab. */
export function forgetOthers(owner: string): void {
  within('tab', (storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith('iskra:') && ![owner, GUEST].includes(ownerOf(key)))
        storage.removeItem(key)
  })
}

function within<Result>(place: Place, act: (storage: Storage) => Result): Result | null {
  try {
    return act(place === 'local' ? localStorage : sessionStorage)
  } catch {
    // Closed, full, or written by other code: only this value is lost.
    return null
  }
}
