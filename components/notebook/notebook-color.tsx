'use client'
import { useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { call } from '@/lib/http/client'
import { notebookCalls } from '@/lib/notebook/calls'
import { NOTEBOOK_MESSAGES } from '@/lib/notebook/messages'
import type { NoteColor } from '@/lib/notebook/model'
import { ColorChoice } from './color-choice'

type NotebookColorProps = {
  pupilId: string
  color: NoteColor
  onPainted: (color: NoteColor) => void
}

/**
 * The colour in which new notes begin. It is shown at once, and taken back when it can't be kept. One
 * is sent after another, so that the last one chosen is the last one kept.
 */
export function NotebookColor({ pupilId, color, onPainted }: NotebookColorProps) {
  const underWay = useRef<{ kept: NoteColor; wanted: NoteColor }>(null)

  const paint = async (chosen: NoteColor) => {
    onPainted(chosen)
    if (underWay.current) {
      underWay.current.wanted = chosen
      return
    }
    const colors = (underWay.current = { kept: color, wanted: chosen })
    try {
      while (colors.kept !== colors.wanted) {
        const notebookColor = colors.wanted
        await call(notebookCalls.updateNotebookColor, {
          body: { korisnikId: pupilId, notebookColor },
        })
        colors.kept = notebookColor
      }
    } catch {
      onPainted(colors.kept)
      toast({ kind: 'error', title: 'Greška', text: NOTEBOOK_MESSAGES.failed })
    } finally {
      underWay.current = null
    }
  }
  return <ColorChoice legend="Boja novih bilješki" value={color} onChoose={paint} />
}
