import { healthContract } from '@/lib/health/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { BUILD } from '@/lib/health/build'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(healthContract, async () => ({ status: 'ok' as const, build: BUILD })),
)
