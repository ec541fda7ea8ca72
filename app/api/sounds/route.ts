import { endpoint, route } from '@/lib/http/endpoint'
import { createSoundContract, soundListContract } from '@/lib/sounds/contract'
import { listSounds, saveSound } from '@/lib/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(soundListContract, listSounds),
  endpoint(createSoundContract, ({ body, session }) => saveSound(session.accountId, body)),
)
