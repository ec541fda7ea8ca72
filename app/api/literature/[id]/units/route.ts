import { moveContract } from '@/lib/content/units/contract'
import { moveUnit } from '@/lib/content/units/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveUnit(asked.session.accountId, asked)),
)
