'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { NotebookPen } from 'lucide-react'
import { useRef, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { NoteForm } from '@/lib/notebook/model'
import { keepNote, sendNote } from './send-note'
import { SelectionButton } from './selection-button'
import { useScriptSelection } from './use-script-selection'

const NoteDialog = lazyPart(() => import('./note-dialog').then((one) => one.NoteDialog))

type ScriptNotebookProps = { pupilId: string; lessonId: string; lessonTitle: string }

/**
 * Notes the selected text of the script, by the button that appears with a selection or by Ctrl +
 * Enter. The button below the script opens a note with the selection, if any.
 */
export function ScriptNotebook({ pupilId, lessonId, lessonTitle }: ScriptNotebookProps) {
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
            await keepNote(pupilId, { id, form, ...about })
            toast({ kind: 'success', title: 'Spremljeno', text: 'Bilješka je u bilježnici.' })
          }}
        />
      )}
    </>
  )
}
