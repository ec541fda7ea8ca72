'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { NotebookPen } from 'lucide-react'
import { useRef, useState, useCallback, useEffect } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { NoteForm } from '@/lib/learning/notebook/model'
import { addOrEditNote, sendNote } from './send-note'
import { useScriptSelection } from './use-script-selection'

const NoteDialog = lazyPart(() => import('./note-dialog').then((one) => one.NoteDialog))

type ScriptNotebookProps = { pupilId: string; lessonId: string; lessonTitle: string }

/**
 * Saves the selected text as a note, by a button or Ctrl + Enter. Another button, below the script,
 * opens a dialog to write a note.
 */
export function ScriptNoteButtons({ pupilId, lessonId, lessonTitle }: ScriptNotebookProps) {
  const { selected, clear } = useScriptSelection()
  const [draft, setDraft] = useState<NoteForm>()
  const about = { source: 'skripta' as const, lessonID: lessonId }

  // A selection keeps its id until it is saved: sent twice, it is one note.
  const underWay = useRef({ content: '', id: '' })

  const saveSelection = async () => {
    const content = selected
    if (underWay.current.content !== content) underWay.current = { content, id: uuidv7() }
    const page = { title: lessonTitle, content }
    const refusal = await sendNote(pupilId, { _id: underWay.current.id, ...about, page })
    if (refusal !== null) return refusal
    underWay.current = { content: '', id: '' }
    clear()
    return null
  }
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => setDraft({ title: lessonTitle, content: selected, color: 'yellow' })}
      >
        <NotebookPen aria-hidden="true" className="size-5" />
        Zapiši u bilježnicu
      </Button>
      <SelectionButton isOffered={selected !== ''} onSave={saveSelection} />
      {draft && (
        <NoteDialog
          title="Nova bilješka"
          initial={draft}
          onClose={() => setDraft(undefined)}
          onSave={async (form, id) => {
            await addOrEditNote(pupilId, { id, form, ...about })
            toast({ kind: 'success', title: 'Spremljeno', text: 'Bilješka je u bilježnici.' })
          }}
        />
      )}
    </>
  )
}

type SelectionButtonProps = {
  isOffered: boolean
  /** Resolves with an error message on failure. */
  onSave: () => Promise<string | null>
}

const SAVED_MS = 2_500

/** Shown at the bottom while text is selected; then confirms that it was saved. */
function SelectionButton({ isOffered, onSave }: SelectionButtonProps) {
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
