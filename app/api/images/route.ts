import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createImageContract, imageListContract } from '@/lib/content/media/images/contract'
import { listImages, saveImage } from '@/lib/content/media/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(imageListContract, listImages),
  endpoint(createImageContract, ({ body, session }) => saveImage(session.accountId, body)),
)
