import { endpoint, route } from '@/lib/platform/http/endpoint'
import { uploadImageContract } from '@/lib/content/media/images/contract'
import { receiveImage } from '@/lib/content/media/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(uploadImageContract, receiveImage))
