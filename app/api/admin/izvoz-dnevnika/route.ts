import { endpoint, route } from '@/lib/platform/http/endpoint'
import { exportLogContract } from '@/lib/editing/records/contract'
import { exportLog } from '@/lib/editing/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportLogContract, (asked) => Promise.resolve(exportLog(asked))),
)
