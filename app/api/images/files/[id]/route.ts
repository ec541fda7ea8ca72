import { endpoint, route } from '@/lib/http/endpoint'
import { imageFileContract } from '@/lib/images/contract'
import { openImageFile } from '@/lib/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(imageFileContract, openImageFile))
