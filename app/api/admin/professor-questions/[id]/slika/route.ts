import { endpoint, route } from '@/lib/platform/http/endpoint'
import { openAnyPictureContract } from '@/lib/asking/professor/answering/contract'
import { openPicture } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openAnyPictureContract, ({ params }) => openPicture(null, params.id)),
)
