import { checkFigureContract } from '@/lib/content/curriculum/scripts/contract'
import { acceptedFigureOrThrow } from '@/lib/content/curriculum/scripts/preview'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkFigureContract, async ({ body }) => acceptedFigureOrThrow(body)),
)
