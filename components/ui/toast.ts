import type { Toast } from './left-toast'
import { useWantedToasts } from './wanted-toasts'

export { takeLeftToast, toastAfterLoad } from './left-toast'

type Show = (one: Toast) => void

let show: Show | null = null
const waiting: Toast[] = []

/**
 * Shows a toast after those before it, at the latest when the toaster is loaded. This
 * file brings no toaster along: each group of scripts that shows toasts would carry a copy of it.
 */
export function toast(one: Toast): void {
  if (show) return show(one)
  waiting.push(one)
  useWantedToasts.setState({ areWanted: true })
}

/** Has toasts shown by the toaster of the page. Returns its end. */
export function showToastsBy(shown: Show): () => void {
  show = shown
  waiting.splice(0).forEach(shown)
  return () => {
    if (show === shown) show = null
  }
}
