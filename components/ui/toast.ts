import type { Toast } from './left-toast'

export { takeLeftToast, toastAfterLoad } from './left-toast'

type Show = (one: Toast) => void

let show: Show | null = null
const waiting: Toast[] = []

/**
 * Shows a toast after those before it, at the latest when the toaster is loaded. This
 * file brings no toaster along: each group of scripts that shows toasts would carry a copy of it.
 */
export function toast(one: Toast): void {
  if (show) show(one)
  else waiting.push(one)
}

/** Has toasts shown by the toaster of the page. Returns its end. */
export function showToastsBy(shown: Show): () => void {
  show = shown
  waiting.splice(0).forEach(shown)
  return () => {
    if (show === shown) show = null
  }
}
