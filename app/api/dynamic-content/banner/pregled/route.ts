import { endpoint, route } from '@/lib/http/endpoint'
import { previewBannerContract } from '@/lib/site/banner/contract'
import { sanitiseBanner } from '@/lib/site/banner/sanitise'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewBannerContract, async ({ body }) => ({ html: sanitiseBanner(body.html) })),
)
