import { acceptTerms } from '@/lib/accounts/accept-terms'
import { acceptTermsContract } from '@/lib/accounts/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(acceptTermsContract, ({ session, body: { version } }) =>
    acceptTerms(session.accountId, version),
  ),
)
