import { endpoint, route } from '@/lib/http/endpoint'
import { pdfFileContract } from '@/lib/pdfs/contract'
import { openPdf } from '@/lib/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfFileContract, ({ params }) => openPdf(params.id, 'fileId')),
)
