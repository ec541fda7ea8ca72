import { readViewer } from '@/lib/accounts/viewer'
import { sendFor } from '@/lib/browser/outbox'
import { GUEST } from '@/lib/browser/storage'
import { useSession } from './session'

export * from '@/lib/browser/outbox'

/** Items of one owner are not sent in the name of another who has signed in since. */
sendFor(() => {
  const owner = useSession.getState().viewer?.sub ?? GUEST
  const now = readViewer(document.cookie, new Date())
  return now && now.sub !== owner ? null : owner
})
