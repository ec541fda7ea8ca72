import { previewContract } from '@/lib/content/curriculum/scripts/contract'
import { previewScript } from '@/lib/content/curriculum/scripts/preview'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(previewContract, ({ body }) => previewScript(body)),
)
