import { z } from 'zod'
import { contract } from '@/lib/platform/http/contract'
import { EDITOR_LIMITS, editorKindSchema, openedMarkdownSchema, previewSchema } from './model'

const markdown = z.string().max(EDITOR_LIMITS.markdown)

export const openContract = contract('POST /editor/open', {
  access: 'admin',
  summary: 'Tekst u Markdownu za uređivanje: po odlomcima, svaki sa svojim izvornikom',
  body: z.strictObject({ markdown, kind: editorKindSchema }),
  returns: openedMarkdownSchema,
})

export const previewContract = contract('POST /editor/preview', {
  access: 'admin',
  summary: 'Kratak tekst kako ga vidi učenik i što u njemu nije ispravno',
  body: z.strictObject({ markdown }),
  returns: previewSchema,
})
