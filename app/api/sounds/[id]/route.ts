import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  deleteSoundContract,
  readSoundContract,
  saveSoundContract,
} from '@/lib/content/media/sounds/contract'
import { deleteSound, readSound, saveSound } from '@/lib/content/media/sounds/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readSoundContract, ({ params }) => readSound(params.id)),
  endpoint(saveSoundContract, ({ params, body, session }) =>
    saveSound(session.accountId, body, params.id),
  ),
  endpoint(deleteSoundContract, (asked) => deleteSound(asked.session.accountId, asked)),
)
