import { FileAnswer } from '@/lib/http/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { temporaryFile } from '@/lib/http/temporary-file'
import { BOOK_FORMATS } from '@/lib/transfer/book/write-book'
import { templateContract } from '@/lib/transfer/contract'
import { writeTemplate } from '@/lib/transfer/formats/sheet/template'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(templateContract, async () => {
    const content = await temporaryFile(writeTemplate)
    return new FileAnswer('iskra-predlozak-pitanja.xlsx', BOOK_FORMATS.xlsx.type, content)
  }),
)
