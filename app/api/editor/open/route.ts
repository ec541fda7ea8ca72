import { openContract } from '@/lib/editor/contract'
import { openMarkdown } from '@/lib/editor/read'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openContract, async ({ body }) => openMarkdown(body.markdown, body.kind)),
)
