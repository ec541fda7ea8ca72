import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  deleteImageContract,
  readImageContract,
  saveImageContract,
} from '@/lib/content/media/images/contract'
import { deleteImage, readImage, saveImage } from '@/lib/content/media/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readImageContract, ({ params }) => readImage(params.id)),
  endpoint(saveImageContract, ({ params, body, session }) =>
    saveImage(session.accountId, body, params.id),
  ),
  endpoint(deleteImageContract, (asked) => deleteImage(asked.session.accountId, asked)),
)
