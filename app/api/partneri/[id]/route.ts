import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  deleteContract,
  readContract,
  saveContract,
} from '@/lib/site/dynamic-content/sponsors/contract'
import {
  deleteSponsor,
  readSponsor,
  saveSponsor,
} from '@/lib/site/dynamic-content/sponsors/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readSponsor(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveSponsor(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteSponsor(asked.session.accountId, asked)),
)
