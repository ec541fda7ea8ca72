import { endpoint, route } from '@/lib/platform/http/endpoint'
import { uploadRecordingContract } from '@/lib/content/media/sounds/contract'
import { receiveRecording } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(uploadRecordingContract, receiveRecording),
)
