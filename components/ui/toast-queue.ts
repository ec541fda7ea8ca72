import { toast as sonner } from 'sonner'
import type { Toast } from './left-toast'

/** Specification, section 9: a success is shown for 1000 ms. A failure can be read in peace. */
export const TOAST_MS = { success: 1_000, error: 5_000 } as const

/** How soon a toast that was held goes once nobody points at it or has the focus in it. */
const HELD_MS = 250

const HELD = '[data-sonner-toast]:is(:hover, :focus-within)'

/** More would tell of what is long past: the oldest that waits goes. */
const WAITING_MAX = 3

const waiting: Toast[] = []
let shown: Toast | undefined

/** Shows a toast, after those that were asked for before it: one at a time, and each text once. */
export function queueToast(one: Toast): void {
  const isKnown = [shown, ...waiting].some((other) => other?.text === one.text)
  if (isKnown) return
  waiting.push(one)
  if (waiting.length > WAITING_MAX) waiting.shift()
  if (!shown) showNext()
}

function showNext(): void {
  const next = waiting.shift()
  shown = next
  if (!next) return
  const { kind, title, text } = next
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    // Once: both the time and the person may end it.
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    sonner.dismiss(id)
    showNext()
  }
  const endUnlessHeld = () => {
    if (document.querySelector(HELD)) timer = setTimeout(endUnlessHeld, HELD_MS)
    else end()
  }
  const id = sonner[kind](title, {
    description: text,
    // Timed here, so that the focus holds it like the pointer, and the next one can wait for it.
    duration: Infinity,
    closeButton: kind === 'error',
    onDismiss: end,
  })
  timer = setTimeout(endUnlessHeld, TOAST_MS[kind])
}
