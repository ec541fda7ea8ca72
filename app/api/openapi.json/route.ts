import { contracts } from '@/lib/contracts'
import { openApiContract } from '@/lib/health/contract'
import { endpoint } from '@/lib/http/endpoint'
import { describeApi } from '@/lib/http/openapi'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openApiContract, async () => describeApi(contracts)),
)
