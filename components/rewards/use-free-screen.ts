'use client'
import { useEffect, useState } from 'react'

/** What must not be covered: dialogs of every kind, and a round whose question is being answered. */
const BUSY = '[role="dialog"], [role="alertdialog"], dialog[open], [data-open-round]'

/** A page that was left is kept, hidden: what is open there covers nothing. */
const isBusy = () => [...document.querySelectorAll(BUSY)].some((one) => one.checkVisibility())

const LOOK_MS = 300

/**
 * True once no dialog and no question is open, for a dialog that nobody asked for: it must not cover
 * what a child is doing. From then on it stays true.
 * @param isReady whether the one that waits can be shown; before that nobody looks
 */
export function useFreeScreen(isReady: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!isReady || isFree) return
    const look = () => setFree(!isBusy())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isReady, isFree])
  return isFree
}
