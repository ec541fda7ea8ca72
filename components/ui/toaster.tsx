'use client'
import { useTheme } from 'next-themes'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { takeLeftToast, toast } from './toast'

/** The place where toasts appear: a live region that readers announce. */
export function Toaster() {
  const { resolvedTheme } = useTheme()
  useEffect(() => {
    const left = takeLeftToast()
    if (left) toast(left)
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
