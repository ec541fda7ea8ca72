'use client'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { SEARCH_FAILURES } from '@/lib/asking/search/search-failure'

type Overlay = ComponentType<{ onClose: () => void }>

/** Where a slash is typed as text, or another dialog handles the keyboard. */
const TAKEN = 'input, textarea, select, [contenteditable], dialog, [role=dialog]'

/**
 * Opens the knowledge-base search, as does the `/` key outside text fields. The button is in every
 * page's footer, so it avoids `lazyDialog`, whose error toast guests would have to load.
 */
export function SearchButton({ className, children }: { className: string; children: ReactNode }) {
  const [Overlay, setOverlay] = useState<Overlay | null>(null)
  const [isLost, setLost] = useState(false)
  const open = async ({ type }: { type: string }) => {
    try {
      const { SearchOverlay, isSlashKeyOn } = await import('./search-overlay')
      if (type === 'keydown' && !isSlashKeyOn()) return
      setOverlay(() => SearchOverlay)
      setLost(false)
    } catch (error) {
      console.error(error)
      setLost(true)
    }
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || (target as Element).closest(TAKEN)) return
      event.preventDefault()
      void open(event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      {isLost && <p role="alert">{SEARCH_FAILURES.offline}</p>}
      {Overlay && <Overlay onClose={() => setOverlay(null)} />}
    </>
  )
}
