import { createContract, listContract } from '@/lib/content/units/contract'
import { listUnitRecords, saveUnit } from '@/lib/content/units/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listUnitRecords),
  endpoint(createContract, ({ body, session }) => saveUnit(session.accountId, body)),
)
