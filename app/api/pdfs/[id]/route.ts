import { endpoint, route } from '@/lib/http/endpoint'
import { deletePdfContract } from '@/lib/pdfs/contract'
import { deletePdf } from '@/lib/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(deletePdfContract, (asked) => deletePdf(asked.session.accountId, asked)),
)
