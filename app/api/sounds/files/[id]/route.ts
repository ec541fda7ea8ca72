import { endpoint, route } from '@/lib/http/endpoint'
import { soundFileContract } from '@/lib/sounds/contract'
import { openSoundFile } from '@/lib/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(soundFileContract, openSoundFile))
