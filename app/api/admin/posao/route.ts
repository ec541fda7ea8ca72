import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readQueueContract } from '@/lib/editing/work-queue/contract'
import { readQueue } from '@/lib/editing/work-queue/sections'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readQueueContract, ({ session }) => readQueue(session.accountId)),
)
