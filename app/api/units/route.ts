import { createContract, listContract } from '@/lib/content/curriculum/units/contract'
import { listUnitRecords, saveUnit } from '@/lib/content/curriculum/units/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listUnitRecords),
  endpoint(createContract, ({ body, session }) => saveUnit(session.accountId, body)),
)
