import { endpoint, route } from '@/lib/http/endpoint'
import { addPdfContract, pdfListContract } from '@/lib/pdfs/contract'
import { addPdf, listPdfs } from '@/lib/pdfs/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(pdfListContract, listPdfs),
  endpoint(addPdfContract, (sent) => addPdf(sent.session.accountId, sent)),
)
