import { useEffect } from 'react'

/**
 * Hides the frame's notice of a lost connection while a shown page says it in its own words. A page
 * that was left and stays mounted hides nothing.
 */
export function useOwnOfflineNotice(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const { dataset } = document.documentElement
    dataset.saysOffline = ''
    return () => void delete dataset.saysOffline
  }, [isShown])
}
