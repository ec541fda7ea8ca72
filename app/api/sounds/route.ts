import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createSoundContract, soundListContract } from '@/lib/content/media/sounds/contract'
import { listSounds, saveSound } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(soundListContract, listSounds),
  endpoint(createSoundContract, ({ body, session }) => saveSound(session.accountId, body)),
)
