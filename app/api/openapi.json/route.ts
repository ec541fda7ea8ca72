import { contracts } from '@/lib/across/api/contracts'
import { openApiContract } from '@/lib/across/api/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { describeApi } from '@/lib/platform/http/openapi'

let described: ReturnType<typeof describeApi> | undefined

/** Made once, at the first request: 60 ms in which the app answers nothing else. */
const description = () => (described ??= describeApi(contracts))

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openApiContract, async () => description()),
)
