import { FileAnswer } from '@/lib/platform/http/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { streamFromTemporaryFile } from '@/lib/platform/temporary'
import { BOOK_FORMATS } from '@/lib/editing/transfer/book/write-book'
import { questionSheetTemplateContract } from '@/lib/editing/transfer/contract'
import { writeTemplate } from '@/lib/editing/transfer/formats/sheet/template'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(questionSheetTemplateContract, async () => {
    const content = await streamFromTemporaryFile(writeTemplate)
    return new FileAnswer('iskra-predlozak-pitanja.xlsx', BOOK_FORMATS.xlsx.type, content)
  }),
)
