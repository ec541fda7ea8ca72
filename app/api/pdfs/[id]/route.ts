import { endpoint, route } from '@/lib/platform/http/endpoint'
import { deletePdfContract } from '@/lib/content/media/pdfs/contract'
import { deletePdf } from '@/lib/content/media/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(deletePdfContract, (asked) => deletePdf(asked.session.accountId, asked)),
)
