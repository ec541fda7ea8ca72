import { endpoint, route } from '@/lib/platform/http/endpoint'
import { addPdfContract, pdfListContract } from '@/lib/content/media/pdfs/contract'
import { addPdf, listPdfs } from '@/lib/content/media/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfListContract, listPdfs),
  endpoint(addPdfContract, (sent) => addPdf(sent.session.accountId, sent)),
)
