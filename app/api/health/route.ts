import { healthContract } from '@/lib/platform/health/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { BUILD } from '@/lib/platform/health/build'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(healthContract, async () => ({ status: 'ok' as const, build: BUILD })),
)
