'use client'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { updateNotebookColorCall } from '@/lib/notebook/calls'
import { NOTEBOOK_MESSAGES } from '@/lib/notebook/messages'
import type { NoteColor } from '@/lib/notebook/model'
import { isSessionRefused, leave } from '@/stores/user'
import { ColorChoice } from './color-choice'

type NotebookColorProps = {
  pupilId: string
  color: NoteColor
  onPainted: (color: NoteColor) => void
}

/** The colour in which new notes begin. It is shown at once, and taken back when it can't be kept. */
export function NotebookColor({ pupilId, color, onPainted }: NotebookColorProps) {
  const paint = async (chosen: NoteColor) => {
    onPainted(chosen)
    try {
      const body = { korisnikId: pupilId, notebookColor: chosen }
      await call(updateNotebookColorCall, { body })
    } catch (error) {
      if (isSessionRefused(error)) return leave()
      onPainted(color)
      toast({ kind: 'error', title: 'Greška', text: NOTEBOOK_MESSAGES.failed })
    }
  }
  return <ColorChoice legend="Boja novih bilješki" value={color} onChoose={paint} />
}
