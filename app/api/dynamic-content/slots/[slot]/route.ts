import { endpoint, route } from '@/lib/http/endpoint'
import { saveSlotContract } from '@/lib/site/lists/contract'
import { saveSlot } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveSlotContract, (asked) => saveSlot(asked.session.accountId, asked)),
)
