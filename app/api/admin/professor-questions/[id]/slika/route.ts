import { endpoint, route } from '@/lib/http/endpoint'
import { openAnyPictureContract } from '@/lib/professor/answering/contract'
import { openPicture } from '@/lib/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(openAnyPictureContract, ({ params }) => openPicture(null, params.id)),
)
