import { endpoint, route } from '@/lib/http/endpoint'
import { wishLetters } from '@/lib/professor/commands'
import { wishLettersContract } from '@/lib/professor/contract'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(wishLettersContract, async ({ session, body: { parentId, isWanted } }) => {
    assertSelf(session, parentId)
    await wishLetters(session.accountId, isWanted)
    return { success: true, isWanted }
  }),
)
