import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveLetterPreference } from '@/lib/asking/professor/commands'
import { saveLetterPreferenceContract } from '@/lib/asking/professor/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveLetterPreferenceContract, async ({ session, body: { parentId, isWanted } }) => {
    assertSelf(session, parentId)
    await saveLetterPreference(session.accountId, isWanted)
    return { success: true, isWanted }
  }),
)
