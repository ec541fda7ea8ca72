import { endpoint, route } from '@/lib/http/endpoint'
import { dynamicContentContract } from '@/lib/site/contract'
import { cachedDynamicContent } from '@/lib/site/cached'
import { findDynamicContent } from '@/lib/site/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    dynamicContentContract,
    async () => (await cachedDynamicContent()) ?? findDynamicContent(),
  ),
)
