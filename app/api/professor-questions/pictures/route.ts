import { endpoint, route } from '@/lib/platform/http/endpoint'
import { storePicture } from '@/lib/asking/professor/commands'
import { uploadPictureContract } from '@/lib/asking/professor/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uploadPictureContract, ({ session, body }) => storePicture(session, { body })),
)
