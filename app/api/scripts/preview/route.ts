import { previewContract } from '@/lib/content/scripts/contract'
import { previewScript } from '@/lib/content/scripts/preview'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewContract, ({ body }) => previewScript(body)),
)
