import { endpoint, route } from '@/lib/http/endpoint'
import { readListContract } from '@/lib/site/lists/contract'
import { readList } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readListContract, ({ params }) => readList(params.list)),
)
