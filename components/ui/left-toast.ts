export type Toast = { kind: 'success' | 'error'; title: string; text: string }

const KEY = 'iskra_toast'

/** Shows a toast on the page that is loaded next. A file of its own: it needs no toaster here. */
export function toastAfterLoad(one: Toast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(one))
  } catch {
    // Storage is full or forbidden: nobody misses a greeting.
  }
}

/** The toast that the page before has left; at most once. */
export function takeLeftToast(): Toast | null {
  try {
    const left = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return left ? (JSON.parse(left) as Toast) : null
  } catch {
    return null
  }
}
