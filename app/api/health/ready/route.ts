import { readyContract } from '@/lib/health/contract'
import { isReady } from '@/lib/health/queries'
import { endpoint } from '@/lib/http/endpoint'
import { HttpError, MESSAGES } from '@/lib/http/errors'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readyContract, async () => {
    if (!(await isReady())) throw new HttpError(503, MESSAGES.unavailable, { retryAfterSeconds: 5 })
    return { status: 'ready' as const }
  }),
)
