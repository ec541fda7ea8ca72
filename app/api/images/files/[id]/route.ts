import { endpoint, route } from '@/lib/platform/http/endpoint'
import { imageFileContract } from '@/lib/content/media/images/contract'
import { sendImageFile } from '@/lib/content/media/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(imageFileContract, sendImageFile))
