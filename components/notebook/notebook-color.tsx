'use client'
import { useRef } from 'react'
import { toast } from '@/components/ui/toast'
import type { Pupil } from '@/lib/accounts/model'
import { useMutate } from '@/lib/browser/mutations'
import { notebookCalls } from '@/lib/notebook/calls'
import { NOTEBOOK_MESSAGES } from '@/lib/notebook/messages'
import type { NoteColor } from '@/lib/notebook/model'
import { useUser } from '@/stores/user'
import { ColorChoice } from './color-choice'

/** The colour in which new notes begin. It is shown at once, and taken back when it can't be kept. */
export function NotebookColor({ pupil, color }: { pupil: Pupil; color: NoteColor }) {
  const kept = useRef(color)
  // One is sent after another, so that the last one chosen is the last one kept.
  const painting = useMutate(notebookCalls.updateNotebookColor, {
    inTurn: 'notebook-color',
    settle: (_edit, _answer, { body }) => (kept.current = body.notebookColor),
  })
  const show = (notebookColor: NoteColor) => {
    const { user, show: showUser } = useUser.getState()
    if (user?.type === 'ucenik') showUser({ ...user, notebookColor })
  }
  const paint = (notebookColor: NoteColor) => {
    if (!painting.isPending) kept.current = color
    show(notebookColor)
    painting.mutate(
      { body: { korisnikId: pupil._id, notebookColor } },
      {
        onError: () => {
          show(kept.current)
          toast({ kind: 'error', title: 'Greška', text: NOTEBOOK_MESSAGES.failed })
        },
      },
    )
  }
  return <ColorChoice legend="Boja novih bilješki" value={color} onChoose={paint} />
}
