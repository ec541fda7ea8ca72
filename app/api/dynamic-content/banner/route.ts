import { endpoint, route } from '@/lib/http/endpoint'
import { readBannerContract, saveBannerContract } from '@/lib/site/banner/contract'
import { readBanner, saveBanner } from '@/lib/site/banner/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readBannerContract, () => readBanner()),
  endpoint(saveBannerContract, ({ body, session }) => saveBanner(session.accountId, body)),
)
