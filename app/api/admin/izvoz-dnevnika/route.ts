import { endpoint, route } from '@/lib/http/endpoint'
import { exportLogContract } from '@/lib/records/contract'
import { exportLog } from '@/lib/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(exportLogContract, (asked) => Promise.resolve(exportLog(asked))),
)
