'use client'
import { WifiOff } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { unmarkNavigation, leadsToOtherPageOfSite } from '@/lib/platform/browser/mark-navigations'
import { stayWhenNavigationFails } from '@/lib/platform/browser/stay-when-navigation-fails'
import { isKept, tellWorkerPageOpened } from '@/lib/platform/browser/kept-pages'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'

/**
 * Handles clicks on links while offline: opens the page if it is saved, otherwise stays and says
 * so.
 */
export function OfflineNavigation() {
  const [isShown, show] = useState(false)
  useOpenedPages()
  useEffect(() => {
    const left = new AbortController()
    const openOrSay = async (path: string) => {
      unmarkNavigation()
      if (await isKept(path)) hardNavigate(path)
      else show(true)
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !leadsToOtherPageOfSite(link)) return
      if (navigator.onLine) return show(false)
      // The router ignores a prevented click; menus still receive it and close.
      event.preventDefault()
      void openOrSay(link.pathname + link.search + link.hash)
    }
    window.addEventListener('click', onClick, { capture: true, signal: left.signal })
    window.addEventListener('online', () => show(false), left)
    const release = stayWhenNavigationFails((path) => void openOrSay(path))
    return () => {
      left.abort()
      release()
    }
  }, [])
  return (
    <div role="status" className="no-print">
      {isShown && (
        <p className="fixed inset-x-4 bottom-24 z-50 mx-auto flex max-w-lg animate-rise items-center gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 font-bold text-ink shadow-lift">
          <WifiOff aria-hidden className="size-6 shrink-0" />
          Nema veze s internetom. Ova stranica ostaje otvorena dok se veza ne vrati.
          <Button variant="quiet" onClick={() => show(false)} className="ml-auto shrink-0 px-3">
            U redu
          </Button>
        </p>
      )}
    </div>
  )
}

/** Caches opened pages for offline use. */
function useOpenedPages(): void {
  const path = usePathname()
  const isLoaded = useRef(true)
  useEffect(() => {
    tellWorkerPageOpened(path, isLoaded.current)
    isLoaded.current = false
  }, [path])
}
