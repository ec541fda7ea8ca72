import { previewContract } from '@/lib/editor/contract'
import { previewText } from '@/lib/editor/preview'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewContract, async ({ body }) => previewText(body.markdown)),
)
