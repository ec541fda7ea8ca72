import { endpoint, route } from '@/lib/http/endpoint'
import { readQueueContract } from '@/lib/work-queue/contract'
import { readQueue } from '@/lib/work-queue/sections'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readQueueContract, ({ session }) => readQueue(session.accountId)),
)
