import { endpoint, route } from '@/lib/platform/http/endpoint'
import { openPictureAsAdminContract } from '@/lib/asking/professor/answering/contract'
import { openPicture } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openPictureAsAdminContract, ({ params }) => openPicture(null, params.id)),
)
