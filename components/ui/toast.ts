import { toast as sonner } from 'sonner'

/** Specification, section 9: one toast at a time, for 1000 ms. */
export const TOAST_MS = 1_000

type Toast = { kind: 'success' | 'error'; title: string; text: string }

/** Shows a toast in place of the one that is there. Screen readers hear it whole. */
export function toast({ kind, title, text }: Toast): void {
  sonner.dismiss()
  sonner[kind](title, { description: text, duration: TOAST_MS })
}

const KEY = 'iskra_toast'

/** Shows a toast on the page that is loaded next. */
export function toastAfterLoad(one: Toast): void {
  sessionStorage.setItem(KEY, JSON.stringify(one))
}

/** The toast that the page before has left; at most once. */
export function takeLeftToast(): Toast | null {
  const left = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return left ? (JSON.parse(left) as Toast) : null
}
