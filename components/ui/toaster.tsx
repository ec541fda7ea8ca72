'use client'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { toast as sonner, Toaster as Sonner } from 'sonner'
import type { Toast } from './left-toast'
import { showToastsBy, takeLeftToast } from './toast'

/** Specification, section 9: one toast at a time, for 1000 ms. */
const TOAST_MS = 1_000

/** Screen readers hear it whole. */
function show({ kind, title, text }: Toast): void {
  sonner.dismiss()
  sonner[kind](title, { description: text, duration: TOAST_MS })
}

/** The place where toasts appear: a live region that readers announce. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const left = takeLeftToast()
    if (left) show(left)
    return showToastsBy(show)
  }, [])
  return (
    <Sonner
      theme={resolvedTheme === 'dark' ? 'dark' : 'light'}
      position="top-center"
      visibleToasts={1}
      richColors
      containerAriaLabel="Obavijesti"
    />
  )
}
