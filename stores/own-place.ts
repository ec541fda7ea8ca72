import { useSession } from './session'

/** Whose place in the browser's storage something is: brothers and sisters share a browser. */
export function storageOwner(): string {
  const { viewer, look } = useSession.getState()
  return (viewer ?? look())?.sub ?? 'gost'
}

/**
 * The key under which something of whoever is signed in now stands in `localStorage`, so that it can
 * be forgotten with them (stores/forget-people). What an earlier build kept there without the
 * owner's name is taken over: only its owner can open a thing of this name.
 */
export function ownPlace(name: string): string {
  const key = `${name}_${storageOwner()}`
  try {
    const earlier = localStorage.getItem(name)
    if (earlier !== null) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, earlier)
      localStorage.removeItem(name)
    }
  } catch {
    // Storage is closed or full: nothing is taken over.
  }
  return key
}
