'use client'
import { NotebookPen } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

type SelectionButtonProps = {
  isOffered: boolean
  /** Resolves with a sentence on failure. */
  onSave: () => Promise<string | null>
}

const SAVED_MS = 2_500

/** Shown at the bottom while text is selected; then confirms that it was saved. */
export function SelectionButton({ isOffered, onSave }: SelectionButtonProps) {
  const [news, setNews] = useState<string | null>(null)
  const isSaving = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const save = useCallback(async () => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      setNews((await onSave()) ?? 'Spremljeno u bilježnicu')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setNews(null), SAVED_MS)
    } finally {
      isSaving.current = false
    }
  }, [onSave])

  useEffect(() => {
    if (!isOffered) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.ctrlKey) return
      event.preventDefault()
      void save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOffered, save])

  return (
    <div className="no-print pointer-events-none fixed inset-x-0 bottom-4 z-40 flex justify-center px-4">
      {isOffered && !news && (
        <Button
          // Keeps the selection.
          onPointerDown={(event) => event.preventDefault()}
          onClick={save}
          aria-keyshortcuts="Control+Enter"
          className="pointer-events-auto animate-rise shadow-lift"
        >
          <NotebookPen aria-hidden="true" className="size-5" />U bilježnicu
          <kbd className="hidden text-sm font-semibold sm:inline">Ctrl + Enter</kbd>
        </Button>
      )}
      <p
        role="status"
        className="rounded-control border border-line bg-surface px-5 py-3 font-bold shadow-lift empty:sr-only"
      >
        {news}
      </p>
    </div>
  )
}
