import { endpoint, route } from '@/lib/platform/http/endpoint'
import { recordedSoundContract } from '@/lib/content/media/sounds/contract'
import { receiveRecording } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(recordedSoundContract, receiveRecording),
)
