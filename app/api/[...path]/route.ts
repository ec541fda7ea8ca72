import { failure } from '@/lib/platform/http/answer'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'

/** Every other address under /api: a JSON 404, whatever the method. */
const unknownPath = async () => failure(new HttpError(404, MESSAGES.unknownPath))

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
