'use client'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Checkbox } from '@/components/ui/input'
import { useDebounced } from '@/components/ui/use-debounced'
import { useOnLeave } from '@/components/ui/use-on-leave'
import { QUESTION_SEARCH } from '@/lib/asking/search/limits'
import { useKnowledgeSearch } from '@/stores/knowledge-search'
import { FoundQuestions } from './found-questions'
import { setSlashKeyOn, isSlashKeyOn } from './slash-key'

/** Exported from here, because every page loads the button. */
export { isSlashKeyOn }

/** The knowledge base's search as an overlay (rule 33.6). */
export function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { query, phase, search } = useKnowledgeSearch()
  const [text, setText] = useState(query)
  const settled = useDebounced(text, QUESTION_SEARCH.waitMs)
  const field = useRef<HTMLInputElement>(null)
  useOnLeave(onClose)
  useEffect(() => void search(settled), [settled, search])

  const typed = text.trim()
  const isShown = typed.length >= QUESTION_SEARCH.minCharacters
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (phase === 'failed' || phase === 'offline') void search(text)
    else stopsOf(field.current)[1]?.focus()
  }
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/70 backdrop-blur-md" />
        <Dialog.Popup
          initialFocus={field}
          onKeyDown={walk}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh w-full max-w-3xl animate-rise flex-col gap-3 p-4 text-ink outline-none sm:pt-16"
        >
          <Dialog.Title className="sr-only">Baza znanja</Dialog.Title>
          <div className="flex items-center gap-3">
            <form role="search" onSubmit={onSubmit} className="relative min-w-0 flex-1">
              <Search
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-4 size-6 -translate-y-1/2 text-muted"
              />
              <input
                ref={field}
                type="search"
                aria-label="Pretraži bazu znanja"
                placeholder="Pretraži bazu znanja"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onFocus={({ target }) => target.select()}
                className="h-14 w-full rounded-full border-2 border-field bg-surface pr-4 pl-13 text-lg font-semibold placeholder:text-muted"
              />
            </form>
            <Dialog.Close
              aria-label="Zatvori"
              className="grid size-12 shrink-0 place-items-center rounded-full bg-surface hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-6" />
            </Dialog.Close>
          </div>
          {isShown && <FoundQuestions typed={typed} onChoose={onClose} />}
          <label className="hidden min-h-11 w-fit cursor-pointer items-center gap-3 px-2 font-semibold text-white any-pointer-fine:flex">
            <Checkbox
              defaultChecked={isSlashKeyOn()}
              onChange={({ target }) => setSlashKeyOn(target.checked)}
            />
            Otvaraj tipkom /
          </label>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The field and the results below it, for the arrow keys. */
const stopsOf = (place: Element | null): HTMLElement[] => [
  ...(place?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('[type=search], li a') ?? []),
]

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const stops = stopsOf(event.currentTarget)
  const place = stops.findIndex((one) => one === document.activeElement)
  if (!step || place < 0) return
  event.preventDefault()
  stops.at((place + step) % stops.length)?.focus()
}
