'use client'
import dynamic from 'next/dynamic'
import { renderNothing } from '@/components/ui/render-nothing'
import { useSession } from '@/stores/session'

/** Loaded for pupils: others don't pay for it. */
const ScriptNotebook = dynamic(
  () => import('./script-notebook').then((one) => one.ScriptNotebook).catch(renderNothing),
  {
    ssr: false,
  },
)

type ScriptNotesProps = { lessonId: string; lessonTitle: string }

/** The way from a script into the pupil's notebook. Its room is kept from the first picture on. */
export function ScriptNotes(props: ScriptNotesProps) {
  const pupilId = useSession(({ viewer }) => (viewer?.type === 'ucenik' ? viewer.sub : null))
  return (
    <div className="hidden min-h-12 pupil:block">
      {pupilId && <ScriptNotebook pupilId={pupilId} {...props} />}
    </div>
  )
}
