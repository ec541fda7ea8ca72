import { moveContract } from '@/lib/content/curriculum/units/contract'
import { moveUnit } from '@/lib/content/curriculum/units/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(moveContract, (asked) => moveUnit(asked.session.accountId, asked)),
)
