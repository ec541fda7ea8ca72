import { endpoint, route } from '@/lib/platform/http/endpoint'
import { openPictureContract } from '@/lib/asking/professor/contract'
import { openPicture } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openPictureContract, ({ session, params }) => openPicture(session, params.id)),
)
