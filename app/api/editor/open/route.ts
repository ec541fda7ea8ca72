import { openContract } from '@/lib/content/editor/contract'
import { openMarkdown } from '@/lib/content/editor/read'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openContract, async ({ body }) => openMarkdown(body.markdown, body.kind)),
)
