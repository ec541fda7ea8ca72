import { toast as sonner } from 'sonner'
import type { Toast } from './left-toast'

export { takeLeftToast, toastAfterLoad } from './left-toast'

/** Specification, section 9: one toast at a time, for 1000 ms. */
export const TOAST_MS = 1_000

/** Shows a toast in place of the one that is there. Screen readers hear it whole. */
export function toast({ kind, title, text }: Toast): void {
  sonner.dismiss()
  sonner[kind](title, { description: text, duration: TOAST_MS })
}
