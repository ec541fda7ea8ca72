import { deleteContract, readContract, saveContract } from '@/lib/content/curriculum/units/contract'
import { deleteUnit, readUnit, saveUnit } from '@/lib/content/curriculum/units/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readUnit(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveUnit(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteUnit(asked.session.accountId, asked)),
)
