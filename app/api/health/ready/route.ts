import { readyContract } from '@/lib/platform/health/contract'
import { isReady } from '@/lib/platform/health/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readyContract, async () => {
    if (!(await isReady())) throw new HttpError(503, MESSAGES.unavailable, { retryAfterSeconds: 5 })
    return { status: 'ready' as const }
  }),
)
