import { contracts } from '@/lib/across/api/contracts'
import { openApiContract } from '@/lib/across/api/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { describeApi } from '@/lib/platform/http/openapi'

let described: ReturnType<typeof describeApi> | undefined

/** Created once, at the first request: it blocks the app for 60 ms. */
const description = () => (described ??= describeApi(contracts))

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openApiContract, async () => description()),
)
