'use client'
import { BookmarkCheck, NotebookPen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { useSession } from '@/stores/session'
import type { QuestionToSave } from './question-page'

type Phase = 'open' | 'sending' | 'saved'

const loadNoting = () => import('./question-page').catch(() => null)

/** Saves a judged question to the pupil's notebook; nothing for others. */
export function SaveQuestion(props: QuestionToSave) {
  const pupilId = useSession(({ viewer }) => (viewer?.type === 'ucenik' ? viewer.sub : null))
  const [phase, setPhase] = useState<Phase>('open')
  const [message, setMessage] = useState<string | null>(null)
  // Loaded before the button is pressed: the connection may be gone by then.
  useEffect(() => {
    if (pupilId) void loadNoting()
  }, [pupilId])
  if (!pupilId) return null

  const save = async () => {
    if (phase !== 'open') return
    setPhase('sending')
    setMessage(null)
    const noting = await loadNoting()
    const refusal = noting ? await noting.addQuestionNote(pupilId, props) : OFFLINE_MESSAGE
    setMessage(refusal)
    setPhase(refusal === null ? 'saved' : 'open')
  }
  const isSaved = phase === 'saved'
  const Icon = isSaved ? BookmarkCheck : NotebookPen
  return (
    <div className="no-print mt-3">
      <Button variant="secondary" onClick={save} aria-disabled={phase !== 'open'}>
        <Icon aria-hidden="true" className="size-5" />
        {isSaved ? 'U bilježnici je' : 'U bilježnicu'}
      </Button>
      <p role="status" className="sr-only">
        {isSaved && 'Pitanje je spremljeno u bilježnicu.'}
      </p>
      <p role="alert" className="mt-1 font-bold text-bad empty:hidden">
        {message}
      </p>
    </div>
  )
}
