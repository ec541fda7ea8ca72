'use client'
import { useEffect, useState } from 'react'

/** Dialogs of every kind: those of components/ui, and the menu of small screens. */
const OPEN_DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]'

const LOOK_MS = 300

/**
 * True once no dialog is open, for one that nobody asked for: it must not lie over what a child is
 * doing. From then on it stays true.
 */
export function useFreeScreen(): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (isFree) return
    const look = () => setFree(document.querySelector(OPEN_DIALOG) === null)
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isFree])
  return isFree
}
