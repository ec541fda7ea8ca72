import { endpoint, route } from '@/lib/platform/http/endpoint'
import { previewBannerContract } from '@/lib/site/dynamic-content/banner/contract'
import { sanitiseBanner } from '@/lib/site/dynamic-content/banner/sanitise'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewBannerContract, async ({ body }) => ({ html: sanitiseBanner(body.html) })),
)
