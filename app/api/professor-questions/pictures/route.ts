import { endpoint, route } from '@/lib/http/endpoint'
import { receivePicture } from '@/lib/professor/commands'
import { uploadPictureContract } from '@/lib/professor/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uploadPictureContract, ({ session, body }) => receivePicture(session, { body })),
)
