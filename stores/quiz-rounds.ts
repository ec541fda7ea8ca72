import { GUEST, keyOf } from '@/lib/platform/browser/storage'
import { useSession } from './session'

/** The storage key of a lesson's round, one per child. */
export const roundKey = (lessonId: string): string =>
  keyOf(useSession.getState().viewer?.sub ?? GUEST, 'kviz', lessonId)
