'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

const ScriptNoteButtons = lazyPart(() =>
  import('./script-note-buttons').then((one) => one.ScriptNoteButtons),
)

type ScriptNotesProps = { lessonId: string; lessonTitle: string }

/** Reserves the space of a pupil's `ScriptNoteButtons` from the first paint on, and loads them. */
export function ScriptNotesForPupils(props: ScriptNotesProps) {
  const pupilId = useSession(({ viewer }) => (viewer?.type === 'ucenik' ? viewer.sub : null))
  return (
    <div className="hidden min-h-12 pupil:block">
      {pupilId && <ScriptNoteButtons pupilId={pupilId} {...props} />}
    </div>
  )
}
