import { endpoint, route } from '@/lib/platform/http/endpoint'
import { uploadSoundContract } from '@/lib/content/media/sounds/contract'
import { receiveSound } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(uploadSoundContract, receiveSound))
