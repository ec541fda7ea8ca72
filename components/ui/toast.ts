import { create } from 'zustand'
import type { Toast } from './toast-after-redirect'

/** Specification, section 9: a success is shown for 1000 ms. A failure can be read in peace. */
const TOAST_MS = { success: 1_000, error: 5_000 } as const

/** How soon a toast that was held goes once nobody points at it or has the focus in it. */
const HELD_MS = 250

const HELD = ':is([data-sonner-toast], [data-plain-toast]):is(:hover, :focus-within)'

/** More would tell of what is long past: the oldest that waits goes. */
const WAITING_MAX = 3

type ToastQueue = {
  /** The first is shown; one at a time, and each text once. */
  toasts: Toast[]
  ask: (one: Toast) => void
  end: (one: Toast) => void
}

export const useToastQueue = create<ToastQueue>()((set) => ({
  toasts: [],
  ask: (one) =>
    set(({ toasts }) => {
      if (toasts.some(({ text }) => text === one.text)) return {}
      const [shown = one, ...waiting] = [...toasts, one]
      return { toasts: [shown, ...waiting.slice(-WAITING_MAX)] }
    }),
  end: (one) => set(({ toasts }) => ({ toasts: toasts.filter((other) => other !== one) })),
}))

/**
 * Ends a toast that is on the screen when its time is over and nothing holds it: the focus holds it
 * like the pointer.
 * @returns stops the clock
 */
export function timeToast(one: Toast): () => void {
  const end = () => {
    if (document.querySelector(HELD)) timer = setTimeout(end, HELD_MS)
    else useToastQueue.getState().end(one)
  }
  let timer = setTimeout(end, TOAST_MS[one.kind])
  return () => clearTimeout(timer)
}

/** Shows a toast after those before it, at the latest when the toaster is loaded. */
export const toast = (one: Toast): void => useToastQueue.getState().ask(one)
