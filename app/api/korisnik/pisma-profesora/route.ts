import { endpoint, route } from '@/lib/platform/http/endpoint'
import { wishLetters } from '@/lib/asking/professor/commands'
import { wishLettersContract } from '@/lib/asking/professor/contract'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(wishLettersContract, async ({ session, body: { parentId, isWanted } }) => {
    assertSelf(session, parentId)
    await wishLetters(session.accountId, isWanted)
    return { success: true, isWanted }
  }),
)
