import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readBannerContract, saveBannerContract } from '@/lib/site/dynamic-content/banner/contract'
import { readBanner, saveBanner } from '@/lib/site/dynamic-content/banner/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readBannerContract, () => readBanner()),
  endpoint(saveBannerContract, ({ body, session }) => saveBanner(session.accountId, body)),
)
