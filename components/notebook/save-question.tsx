'use client'
import { BookmarkCheck, NotebookPen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OFFLINE_MESSAGE } from '@/lib/http/client'
import type { NoteSource } from '@/lib/notebook/model'
import type { Judged, PublicQuestion } from '@/lib/questions/model'
import { useSession } from '@/stores/session'

type SaveQuestionProps = {
  question: PublicQuestion
  /** The question is judged: its answer may be noted with it. */
  judgement: Judged
  source: Extract<NoteSource, 'kwiz' | 'test'>
  /** False for a question of a fun quiz: the notebook keeps it as a page, since it has no lesson. */
  isOfLesson?: boolean
}

type Phase = 'open' | 'sending' | 'saved'

/** Loaded for pupils: others don't pay for it. Null without a connection. */
const loadNoting = () =>
  Promise.all([import('./send-note'), import('./question-page')]).catch(() => null)

/** Puts a judged question with its answer into the pupil's notebook. Nothing for anyone else. */
export function SaveQuestion(props: SaveQuestionProps) {
  const { question, judgement, source, isOfLesson = true } = props
  const pupilId = useSession(({ viewer }) => (viewer?.type === 'ucenik' ? viewer.sub : null))
  const [phase, setPhase] = useState<Phase>('open')
  const [message, setMessage] = useState<string | null>(null)
  // At hand before the button is pressed: the connection may be gone by then.
  useEffect(() => {
    if (pupilId) void loadNoting()
  }, [pupilId])
  if (!pupilId) return null

  const send = async (pupil: string) => {
    const [sending, asking] = (await loadNoting()) ?? []
    if (!sending || !asking) return OFFLINE_MESSAGE
    const page = asking.questionPage(question, judgement)
    const { _id: questionID } = question
    const about = isOfLesson ? { questionID } : { _id: asking.noteIdOf(pupil, questionID) }
    return sending.sendNote(pupil, { ...about, source, page })
  }
  const save = async () => {
    if (phase !== 'open') return
    setPhase('sending')
    setMessage(null)
    const refusal = await send(pupilId)
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
