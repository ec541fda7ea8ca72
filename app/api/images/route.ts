import { endpoint, route } from '@/lib/http/endpoint'
import { createImageContract, imageListContract } from '@/lib/images/contract'
import { listImages, saveImage } from '@/lib/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(imageListContract, listImages),
  endpoint(createImageContract, ({ body, session }) => saveImage(session.accountId, body)),
)
