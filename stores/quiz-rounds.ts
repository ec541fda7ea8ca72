import { GUEST_OWNER, storageKeyOf } from '@/lib/platform/browser/storage'
import { useSession } from './session'

/** The storage key of a lesson's round, one per child. */
export const roundKey = (lessonId: string): string =>
  storageKeyOf(useSession.getState().viewer?.sub ?? GUEST_OWNER, 'kviz', lessonId)
