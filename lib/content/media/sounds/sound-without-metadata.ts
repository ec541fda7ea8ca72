import 'server-only'
import { HttpError } from '@/lib/platform/http/errors'
import { m4aWithoutMetadata } from './m4a'
import { RECORDING_LIMITS, RECORDING_TYPE } from './model'
import { readMp3 } from './mp3'

const SOUND_MESSAGES = {
  broken: 'Ova se snimka ne može pročitati. Treba je ponovno spremiti kao MP3 ili M4A pa poslati.',
  unread: 'Snimka se ne može pročitati. Snimi ponovno.',
  tooLong: `Snimka je predugačka. Najviše: ${RECORDING_LIMITS.seconds} sekundi.`,
  tooShort: 'Snimka je prekratka. Snimi ponovno.',
} as const

/**
 * A recording without metadata, since phones store who recorded it, when and where. Only parts of
 * the file are ever in memory.
 * @throws HttpError 415 for an unreadable file
 */
export async function soundWithoutMetadata(file: Blob) {
  const type = file.type === 'audio/mpeg' ? 'audio/mpeg' : 'audio/mp4'
  const content =
    type === 'audio/mpeg' ? (await readMp3(file))?.content : await m4aWithoutMetadata(file)
  if (!content) throw new HttpError(415, SOUND_MESSAGES.broken)
  return { type, content } as const
}

/**
 * A sentence recorded in the browser, cleaned like an upload.
 * @throws HttpError 415 for an unreadable file, 400 for one that is too long or too short
 */
export async function recordingWithoutMetadata(file: Blob) {
  const found = await readMp3(file)
  if (!found) throw new HttpError(415, SOUND_MESSAGES.unread)
  const { seconds, leastSeconds, slackSeconds } = RECORDING_LIMITS
  if (found.seconds > seconds + slackSeconds) throw new HttpError(400, SOUND_MESSAGES.tooLong)
  if (found.seconds < leastSeconds) throw new HttpError(400, SOUND_MESSAGES.tooShort)
  return { type: RECORDING_TYPE, content: found.content } as const
}
