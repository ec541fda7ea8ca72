import { endpoint, route } from '@/lib/platform/http/endpoint'
import { pdfThumbnailContract } from '@/lib/content/media/pdfs/contract'
import { sendPdfFile } from '@/lib/content/media/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfThumbnailContract, ({ params }) => sendPdfFile(params.id, 'thumbnailId')),
)
