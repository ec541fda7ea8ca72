import { failure } from '@/lib/platform/http/answer'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'

/** Responds to all unknown /api addresses with a JSON 404, whatever the method. */
const unknownPath = async () => failure(new HttpError(404, MESSAGES.unknownPath))

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
}
