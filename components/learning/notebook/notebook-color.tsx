'use client'
import { useRef } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import type { Pupil } from '@/lib/across/accounts/model'
import { useMutate } from '@/lib/platform/browser/mutations'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { NOTEBOOK_MESSAGES } from '@/lib/learning/notebook/messages'
import type { NoteColor } from '@/lib/learning/notebook/model'
import { useUser } from '@/stores/user'
import { ColorChoice } from './color-choice'

/** The default colour of new notes, shown at once and restored when it can't be saved. */
export function NotebookColor({ pupil, color }: { pupil: Pupil; color: NoteColor }) {
  const kept = useRef(color)
  // In turn, so that the last choice is saved last.
  const painting = useMutate(notebookApiCalls.updateNotebookColor, {
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
        onSuccess: () => dismissErrorToast('notebook-color'),
        onError: () => {
          show(kept.current)
          toast({
            kind: 'error',
            about: 'notebook-color',
            title: 'Greška',
            text: NOTEBOOK_MESSAGES.failed,
          })
        },
      },
    )
  }
  return <ColorChoice legend="Boja novih bilješki" value={color} onChoose={paint} />
}
