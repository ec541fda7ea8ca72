import { acceptTerms } from '@/lib/across/accounts/accept-terms'
import { acceptTermsContract } from '@/lib/across/accounts/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(acceptTermsContract, ({ session, body: { version } }) =>
    acceptTerms(session.accountId, version),
  ),
)
