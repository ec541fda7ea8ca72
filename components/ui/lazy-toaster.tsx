'use client'
import { useEffect, useState, type ComponentType } from 'react'
import { takeLeftToast, type Toast } from './toast-after-redirect'
import { startToastTimer, useToastQueue } from './toast'

/**
 * Loads the toaster with the first toast. If that fails, a plain box shows it; the next one
 * retries.
 */
export function LazyToaster() {
  const toasts = useToastQueue((state) => state.toasts)
  const ask = useToastQueue((state) => state.ask)
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const [lost, setLost] = useState<Toast | null>(null)
  const [shown] = toasts
  const newest = toasts.at(-1)
  useEffect(() => {
    const left = takeLeftToast()
    if (left) ask(left)
  }, [ask])
  useEffect(() => {
    if (!newest || Toaster) return
    import('./toaster').then(
      (loaded) => setToaster(() => loaded.Toaster),
      (error: unknown) => {
        console.error(error)
        setLost(newest)
      },
    )
  }, [newest, Toaster])
  if (Toaster) return <Toaster />
  return (
    <div role="status" className="no-print">
      {shown && lost && toasts.includes(lost) && <PlainToast toast={shown} />}
    </div>
  )
}

function PlainToast({ toast }: { toast: Toast }) {
  const end = useToastQueue((state) => state.end)
  useEffect(() => startToastTimer(toast), [toast])
  return (
    <div
      data-plain-toast
      className="fixed inset-x-4 top-4 z-60 mx-auto flex max-w-lg animate-rise items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-lift"
    >
      <p>
        <span className="block font-bold">{toast.title}</span>
        {toast.text}
      </p>
      {toast.link && (
        <a href={toast.link.href} className="inline-flex min-h-11 items-center font-bold underline">
          {toast.link.label}
        </a>
      )}
      <button
        type="button"
        onClick={() => end(toast)}
        className="ml-auto min-h-11 shrink-0 rounded-control px-3 font-bold text-area hover:bg-sunken"
      >
        U redu
      </button>
    </div>
  )
}
