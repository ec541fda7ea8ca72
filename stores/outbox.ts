import { readUnsignedViewer } from '@/lib/across/accounts/viewer'
import { setOutboxOwnerSource } from '@/lib/platform/browser/outbox'
import { GUEST_OWNER } from '@/lib/platform/browser/storage'
import { useSession } from './session'

export * from '@/lib/platform/browser/outbox'

/** Items are not sent when another user has signed in since. */
setOutboxOwnerSource(() => {
  const owner = useSession.getState().viewer?.sub ?? GUEST_OWNER
  const now = readUnsignedViewer(document.cookie, new Date())
  return now && now.sub !== owner ? null : owner
})
