'use client'
import { useLayoutEffect } from 'react'
import { forgetSessionOver, isSessionOver } from '@/lib/across/accounts/session-over'

/**
 * Explains the sign-in page to users whose session has ended. The page is the same for everyone and
 * is drawn before its code runs, so a mark on the document (SESSION_OVER_SCRIPT) shows the note
 * without moving anything.
 */
export function SessionOverNote() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (isSessionOver()) dataset.sessionOver = ''
    window.addEventListener('pagehide', forgetSessionOver)
    return () => {
      window.removeEventListener('pagehide', forgetSessionOver)
      delete dataset.sessionOver
    }
  }, [])
  return (
    <p className="mb-4 hidden rounded-control bg-link-soft px-4 py-3 font-semibold in-[[data-session-over]]:block">
      Prijava više ne vrijedi. Za nastavak se treba ponovno prijaviti.
    </p>
  )
}
