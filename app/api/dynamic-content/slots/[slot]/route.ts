import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveSlotContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveSlot } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveSlotContract, (asked) => saveSlot(asked.session.accountId, asked)),
)
