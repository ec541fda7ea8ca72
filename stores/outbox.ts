import { readViewer } from '@/lib/across/accounts/viewer'
import { sendFor } from '@/lib/platform/browser/outbox'
import { GUEST } from '@/lib/platform/browser/storage'
import { useSession } from './session'

export * from '@/lib/platform/browser/outbox'

/** Items of one owner are not sent in the name of another who has signed in since. */
sendFor(() => {
  const owner = useSession.getState().viewer?.sub ?? GUEST
  const now = readViewer(document.cookie, new Date())
  return now && now.sub !== owner ? null : owner
})
