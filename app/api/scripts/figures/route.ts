import { figureContract } from '@/lib/content/scripts/contract'
import { checkedFigure } from '@/lib/content/scripts/preview'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(figureContract, async ({ body }) => checkedFigure(body)),
)
