import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readListContract } from '@/lib/site/dynamic-content/lists/contract'
import { readList } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readListContract, ({ params }) => readList(params.list)),
)
