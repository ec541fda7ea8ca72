'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'

const ScriptNotebook = lazyPart(() => import('./script-notebook').then((one) => one.ScriptNotebook))

type ScriptNotesProps = { lessonId: string; lessonTitle: string }

/** Notes from a script into the pupil's notebook. Its room is kept from the first paint. */
export function ScriptNotes(props: ScriptNotesProps) {
  const pupilId = useSession(({ viewer }) => (viewer?.type === 'ucenik' ? viewer.sub : null))
  return (
    <div className="hidden min-h-12 pupil:block">
      {pupilId && <ScriptNotebook pupilId={pupilId} {...props} />}
    </div>
  )
}
