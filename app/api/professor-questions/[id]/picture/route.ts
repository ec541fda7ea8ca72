import { endpoint, route } from '@/lib/http/endpoint'
import { openPictureContract } from '@/lib/professor/contract'
import { openPicture } from '@/lib/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openPictureContract, ({ session, params }) => openPicture(session, params.id)),
)
