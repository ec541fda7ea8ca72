import { endpoint, route } from '@/lib/http/endpoint'
import { pdfThumbnailContract } from '@/lib/pdfs/contract'
import { openPdf } from '@/lib/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfThumbnailContract, ({ params }) => openPdf(params.id, 'thumbnailId')),
)
