import 'server-only'
import { HttpError } from '@/lib/platform/http/errors'
import { m4aWithoutMetadata } from './m4a'
import { mp3WithoutMetadata } from './mp3'

const SOUND_MESSAGES = {
  broken: 'Ova se snimka ne može pročitati. Treba je ponovno spremiti kao MP3 ili M4A pa poslati.',
} as const

/**
 * A recording without metadata, since phones store who recorded it, when and where. Only parts of
 * the file are ever in memory.
 * @throws HttpError 415 for an unreadable file
 */
export async function soundWithoutMetadata(file: Blob) {
  const type = file.type === 'audio/mpeg' ? 'audio/mpeg' : 'audio/mp4'
  const content = await (type === 'audio/mpeg'
    ? mp3WithoutMetadata(file)
    : m4aWithoutMetadata(file))
  if (!content) throw new HttpError(415, SOUND_MESSAGES.broken)
  return { type, content } as const
}
