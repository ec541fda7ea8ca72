import { previewContract } from '@/lib/content/editor/contract'
import { previewText } from '@/lib/content/editor/preview'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewContract, async ({ body }) => previewText(body.markdown)),
)
