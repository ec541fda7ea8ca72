import { GUEST, keyOf, takeOver } from '@/lib/browser/storage'
import { useSession } from './session'

/** The storage key of a lesson's round, one per child. */
export function roundKey(lessonId: string): string {
  const { viewer } = useSession.getState()
  const key = keyOf(viewer?.sub ?? GUEST, 'kviz', lessonId)
  takeOver(`iskra_kwiz_${lessonId}${viewer ? `_${viewer.sub}` : ''}`, key)
  return key
}
