'use client'
import { useTheme } from 'next-themes'
import { useEffect, useState } from 'react'
import { Toaster as Sonner } from 'sonner'
import { showToastsBy, takeLeftToast } from './toast'
import { queueToast } from './toast-queue'

/** The place where toasts appear: a live region that readers announce. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  const [page, setPage] = useState(0)
  useEffect(() => {
    const left = takeLeftToast()
    if (left) queueToast(left)
    const stop = showToastsBy(queueToast)
    return () => {
      stop()
      // Kept hidden behind another page it hears of no end: what it showed is gone when it is back.
      setPage((before) => before + 1)
    }
  }, [])
  return (
    <Sonner
      key={page}
      theme={resolvedTheme === 'dark' ? 'dark' : 'light'}
      position="top-center"
      visibleToasts={1}
      richColors
      containerAriaLabel="Obavijesti"
      toastOptions={{ closeButtonAriaLabel: 'Zatvori' }}
    />
  )
}
