import { endpoint, route } from '@/lib/platform/http/endpoint'
import { dynamicContentContract } from '@/lib/site/dynamic-content/contract'
import { cachedDynamicContent } from '@/lib/site/dynamic-content/cached'
import { findDynamicContent } from '@/lib/site/dynamic-content/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(
    dynamicContentContract,
    async () => (await cachedDynamicContent()) ?? findDynamicContent(),
  ),
)
