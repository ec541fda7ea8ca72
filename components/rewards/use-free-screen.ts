'use client'
import { useEffect, useState } from 'react'

/** Dialogs of every kind: those of components/ui, and the menu of small screens. */
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]'

const LOOK_MS = 300

/**
 * True once no dialog is open, for one that nobody asked for: it must not lie over what a child is
 * doing. From then on it stays true.
 * @param isReady whether the one that waits can be shown; before that nobody looks
 */
export function useFreeScreen(isReady: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isReady || isFree) return
    const look = () => setFree(document.querySelector(OPEN_DIALOG) === null)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isReady, isFree])
  return isFree
}
