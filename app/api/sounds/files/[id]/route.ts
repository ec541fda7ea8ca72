import { endpoint, route } from '@/lib/platform/http/endpoint'
import { soundFileContract } from '@/lib/content/media/sounds/contract'
import { sendSoundFile } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(soundFileContract, sendSoundFile))
