'use client'
import { Download, WifiOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { runWorkerTask } from '@/lib/platform/browser/kept-pages'
import { saveBookOffline, offlineStateOf, type Book, type SaveBookResult } from './save-book'

type State = 'none' | 'part' | 'all' | 'saving' | 'removing'

/** Saves a textbook with all its lessons for offline use. */
export function SaveBookOfflinePanel({ book }: { book: Book }) {
  const [path = ''] = book.paths
  const [state, setState] = useState<State>()
  const [progress, setProgress] = useState<[done: number, of: number]>()
  const [end, setEnd] = useState<SaveBookResult>()
  const saving = useRef<AbortController>(undefined)
  useEffect(() => {
    let isLeft = false
    // Never resolves without a service worker.
    void navigator.serviceWorker?.ready
      .then(() => offlineStateOf(path))
      .then((now) => isLeft || setState(now))
    return () => {
      isLeft = true
      saving.current?.abort()
    }
  }, [path])

  const save = async (isRefresh: boolean) => {
    const { signal } = (saving.current = new AbortController())
    setState('saving')
    setEnd(undefined)
    const onProgress = (done: number, of: number) => setProgress([done, of])
    setEnd(
      await saveBookOffline(book, { signal, isRefresh, onProgress }).catch(() => 'failed' as const),
    )
    setState(await offlineStateOf(path))
  }
  const remove = async () => {
    setState('removing')
    await runWorkerTask({ forget: path })
    setEnd(undefined)
    setState(await offlineStateOf(path))
  }
  if (!state) return <div className="min-h-12" />
  const isBusy = state === 'saving' || state === 'removing'
  return (
    <div className="no-print flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2">
      {(state === 'none' || state === 'part') && (
        <Button variant="secondary" onClick={() => void save(false)}>
          <Download aria-hidden className="size-5" />
          {state === 'part' ? 'Nastavi spremanje za put' : 'Spremi za put'}
        </Button>
      )}
      {state === 'all' && (
        <>
          <p className="flex items-center gap-2 font-bold">
            <WifiOff aria-hidden className="size-5 text-area" />
            Spremljeno za put
          </p>
          <Button variant="quiet" className="px-3" onClick={() => void save(true)}>
            Osvježi
          </Button>
        </>
      )}
      {state === 'saving' && (
        <Button variant="quiet" className="px-3" onClick={() => saving.current?.abort()}>
          Prekini
        </Button>
      )}
      {(state === 'all' || state === 'part') && (
        <Button variant="quiet" className="px-3" onClick={() => void remove()}>
          Ukloni
        </Button>
      )}
      <p role="status" className="font-semibold text-muted">
        {isBusy ? busyText(state, progress) : end && ENDS[end]}
      </p>
    </div>
  )
}

const busyText = (state: State, [done, of] = [0, 0]) =>
  state === 'removing' ? 'Uklanjam...' : of ? `Spremam lekcije: ${done} od ${of}` : 'Spremam...'

const ENDS: Record<SaveBookResult, string> = {
  done: 'Sve lekcije ovog udžbenika sada rade i bez interneta.',
  stopped: 'Prekinuto. Ono što je spremljeno ostaje na uređaju.',
  failed: 'Spremanje je stalo jer nema veze. Nastavi kad se veza vrati.',
  full: 'Na uređaju više nema mjesta. Ukloni nešto pa nastavi.',
}
