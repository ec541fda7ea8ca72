import type { StoredName } from './stored-names'

/** The owner of values that belong to guests or to the browser as a whole. */
export const GUEST_OWNER = 'gost'

/** `local` persists after the browser is closed, `tab` lasts as long as the tab. */
type Place = 'local' | 'tab'

const PLACES: Place[] = ['local', 'tab']

/** Checks a stored value, since other code may have written it. */
type Check<Value> = (value: unknown) => value is Value

/** A storage key, which includes its owner: `iskra:<id or gost>:<what>:<which>`. */
export const storageKeyOf = (owner: string, what: StoredName, which = '') =>
  `iskra:${owner}:${what}:${which}`

/** The owner of a key. */
export const ownerOf = (key: string): string => key.split(':')[1] ?? GUEST_OWNER

/** The value of a key; null if it is missing or invalid, or if storage is unavailable. */
export const readKept = <Value>(key: string, isValue: Check<Value>, place: Place = 'local') =>
  within(place, (storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isValue(value) ? value : null
  })

/**
 * Stores a value as JSON; null removes it. If storage is full, the previous value is removed too.
 * @returns false if storage is full or unavailable
 */
export function keep(key: string, value: unknown, place: Place = 'local'): boolean {
  const isKept = within(place, (storage) => {
    storage.removeItem(key)
    if (value !== null) storage.setItem(key, JSON.stringify(value))
    return true
  })
  return isKept ?? false
}

/** All keys of one kind, with owner and name. */
export function listKeptKeys(
  what: StoredName,
  place: Place = 'local',
): { key: string; owner: string; which: string }[] {
  const keys = within(place, (storage) => Object.keys(storage)) ?? []
  return keys.flatMap((key) => {
    const [name, owner = '', kind, which = ''] = key.split(':')
    return name === 'iskra' && kind === what ? [{ key, owner, which }] : []
  })
}

/** Removes all values of one owner. */
export function clearOwnerStorage(owner: string, places = PLACES): void {
  for (const place of places)
    within(place, (storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(`iskra:${owner}:`)) storage.removeItem(key)
    })
}

/** Removes values of other accounts from this tab's storage. */
export function forgetOthersInTab(owner: string): void {
  within('tab', (storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith('iskra:') && ![owner, GUEST_OWNER].includes(ownerOf(key)))
        storage.removeItem(key)
  })
}

function within<Result>(place: Place, act: (storage: Storage) => Result): Result | null {
  try {
    return act(place === 'local' ? localStorage : sessionStorage)
  } catch {
    // Storage is unavailable, full, or contains a value of other code: only this value is lost.
    return null
  }
}
