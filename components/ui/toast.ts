import { create } from 'zustand'
import type { Toast } from './toast-after-redirect'
import { useNeedsToaster } from './has-toasts'

/** A success is shown for 1000 ms (rule 7.1). */
const TOAST_MS = { success: 1_000, error: 5_000 } as const

/** How long a toast with a link stays, and a longer text while no other toast waits. */
const LONG_MS = 5_000
const FEW_WORDS = 60

/** Delay before a held toast disappears after pointer or focus have left it. */
const HELD_MS = 250

const HELD = ':is([data-sonner-toast], [data-plain-toast]):is(:hover, :focus-within)'

/** Maximum number of waiting toasts; the oldest are dropped. */
const WAITING_MAX = 3

type ToastQueue = {
  /** The first is shown; texts are unique. */
  toasts: Toast[]
  ask: (one: Toast) => void
  end: (one: Toast) => void
  endError: (about: string) => void
}

const withoutError = (toasts: Toast[], about: string | undefined) =>
  toasts.filter((one) => one.kind !== 'error' || one.about !== about)

export const useToastQueue = create<ToastQueue>()((set) => ({
  toasts: [],
  ask: (one) =>
    set(({ toasts }) => {
      if (toasts.some(({ text }) => text === one.text)) return {}
      const [shown = one, ...waiting] = [...withoutError(toasts, one.about), one]
      return { toasts: [shown, ...waiting.slice(-WAITING_MAX)] }
    }),
  end: (one) => set(({ toasts }) => ({ toasts: toasts.filter((other) => other !== one) })),
  endError: (about) => set(({ toasts }) => ({ toasts: withoutError(toasts, about) })),
}))

/**
 * Removes a toast after its time; later while pointer or focus is on it, or, up to `LONG_MS`, while
 * a long text is the only toast. Returns a function that stops the timer.
 */
export function startToastTimer(one: Toast): () => void {
  const isLong = one.text.length > FEW_WORDS
  const longest = Date.now() + LONG_MS
  const stays = () =>
    document.querySelector(HELD) ||
    (isLong && Date.now() < longest && useToastQueue.getState().toasts.length === 1)
  const end = () => {
    if (stays()) timer = setTimeout(end, HELD_MS)
    else useToastQueue.getState().end(one)
  }
  let timer = setTimeout(end, one.link ? LONG_MS : TOAST_MS[one.kind])
  return () => clearTimeout(timer)
}

/** Queues a toast, and lets the page load the toaster, which guests don't have (ViewerParts). */
export function toast(one: Toast): void {
  useToastQueue.getState().ask(one)
  useNeedsToaster.setState(true)
}

/** Removes the error toast of a form or action that has since succeeded. */
export const dismissErrorToast = (about: string): void => useToastQueue.getState().endError(about)
