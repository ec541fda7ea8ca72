import { endpoint, route } from '@/lib/platform/http/endpoint'
import { pdfFileContract } from '@/lib/content/media/pdfs/contract'
import { sendPdfFile } from '@/lib/content/media/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfFileContract, ({ params }) => sendPdfFile(params.id, 'fileId')),
)
