'use client'
import { NotebookPen } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { NoteForm } from '@/lib/notebook/model'
import { SelectionButton } from './selection-button'
import { sendNote } from './send-note'
import { useScriptSelection } from './use-script-selection'

const NoteDialog = dynamic(() => import('./note-dialog').then((one) => one.NoteDialog))

type ScriptNotebookProps = { pupilId: string; lessonId: string; lessonTitle: string }

/**
 * Puts what is selected in the script into the notebook, by the button that appears with a
 * selection or by Ctrl + Enter. The button below the script opens a note for those who select
 * nothing, with the selection in it if there is one.
 */
export function ScriptNotebook({ pupilId, lessonId, lessonTitle }: ScriptNotebookProps) {
  const { selected, clear } = useScriptSelection()
  const [draft, setDraft] = useState<NoteForm>()
  const about = { source: 'skripta' as const, lessonID: lessonId }

  const saveSelection = async () => {
    const page = { title: lessonTitle, content: selected }
    const refusal = await sendNote(pupilId, { ...about, page })
    if (refusal === null) clear()
    return refusal
  }
  const saveDraft = async ({ color, ...page }: NoteForm) => {
    const refusal = await sendNote(pupilId, { ...about, page, color })
    if (refusal !== null) throw new (await import('@/lib/http/client')).ApiError(409, refusal)
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
          onSave={saveDraft}
        />
      )}
    </>
  )
}
