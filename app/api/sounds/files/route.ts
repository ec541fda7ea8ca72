import { endpoint, route } from '@/lib/http/endpoint'
import { uploadSoundContract } from '@/lib/sounds/contract'
import { receiveSound } from '@/lib/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(uploadSoundContract, receiveSound))
