import { readyContract } from '@/lib/health/contract'
import { isReady } from '@/lib/health/queries'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readyContract, async () => {
    if (!(await isReady())) throw new HttpError(503, MESSAGES.unavailable, { retryAfterSeconds: 5 })
    return { status: 'ready' as const }
  }),
)
