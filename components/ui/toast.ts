import type { Toast } from './left-toast'

export { takeLeftToast, toastAfterLoad } from './left-toast'

type Show = (one: Toast) => void

let show: Show | null = null
let waiting: Toast | null = null

/**
 * Shows a toast in place of the one that is there, at the latest when the toaster is loaded. This
 * file brings no toaster along: each group of scripts that shows toasts would carry a copy of it.
 */
export function toast(one: Toast): void {
  if (show) show(one)
  else waiting = one
}

/** Has toasts shown by the toaster of the page. Returns its end. */
export function showToastsBy(shown: Show): () => void {
  show = shown
  if (waiting) shown(waiting)
  waiting = null
  return () => {
    if (show === shown) show = null
  }
}
