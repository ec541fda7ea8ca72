import { endpoint, route } from '@/lib/http/endpoint'
import { uploadImageContract } from '@/lib/images/contract'
import { receiveImage } from '@/lib/images/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(uploadImageContract, receiveImage))
