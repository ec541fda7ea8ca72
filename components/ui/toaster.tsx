'use client'
import { useTheme } from 'next-themes'
import { useEffect, useRef, useState } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import { Link } from './link'
import { startToastTimer, useToastQueue } from './toast'

/** A live region for toasts. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  const [page, setPage] = useState(0)
  /**
   * Sonner moves focus back when the user leaves a toast, and again when a toast ends: Tab could
   * never pass the toast, or focus would jump back later. So focus moves by Tab are hidden from
   * Sonner.
   */
  const isTabbing = useRef(false)
  const shown = useToastQueue(({ toasts }) => toasts[0])
  const end = useToastQueue((state) => state.end)
  // Next keeps the page hidden: its toasts must be gone when it is shown again.
  useEffect(() => () => setPage((before) => before + 1), [])
  useEffect(() => {
    if (!shown) return
    let isOver = false
    const id = sonner[shown.kind](shown.title, {
      description: shown.text,
      // The queue closes each toast itself, to know when to show the next one.
      duration: Infinity,
      closeButton: shown.kind === 'error',
      // On touch screens taps reach the content below; a mouse can hold the toast.
      ...(shown.kind === 'success' &&
        !shown.link && { className: 'pointer-coarse:pointer-events-none!' }),
      ...(shown.link && { action: toastLink(shown.link, () => end(shown)) }),
      onDismiss: () => isOver || end(shown),
    })
    const stop = startToastTimer(shown)
    return () => {
      isOver = true
      stop()
      sonner.dismiss(id)
    }
  }, [shown, end])
  return (
    <div
      className="contents"
      onKeyDownCapture={({ key }) => (isTabbing.current = key === 'Tab')}
      onFocusCapture={(event) => event.target.matches(':focus-visible') && event.stopPropagation()}
      onBlurCapture={(event) => isTabbing.current && event.stopPropagation()}
    >
      <Sonner
        key={page}
        theme={resolvedTheme === 'dark' ? 'dark' : 'light'}
        position="top-center"
        // Sonner sets the system font.
        style={{ fontFamily: 'inherit' }}
        visibleToasts={1}
        richColors
        containerAriaLabel="Obavijesti"
        toastOptions={{ closeButtonAriaLabel: 'Zatvori' }}
      />
    </div>
  )
}

const toastLink = ({ label, href }: { label: string; href: string }, onClick: () => void) => (
  <Link
    {...{ href, onClick }}
    className="ml-auto inline-flex min-h-11 shrink-0 items-center px-2 font-bold underline underline-offset-4"
  >
    {label}
  </Link>
)
