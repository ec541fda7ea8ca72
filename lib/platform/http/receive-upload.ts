import 'server-only'
import { openAsBlob } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { count } from '@/lib/platform/measure'
import { newTemporaryPath } from '@/lib/platform/temporary'
import { ANY_FILE_TYPE, type Contract, uploadLimits, type UploadLimits } from './contract'
import { isDiskFull } from './disk-full'
import { HttpError, MESSAGES } from './errors'
import { tooLargeMessage, wrongTypeMessage } from './upload-messages'

/** Bytes at the beginning of a file from which its type is detected. */
const BEGINNING_BYTES = 4_100

/**
 * Runs a call with its uploaded file, if it has one; the file stays on disk until the call has
 * ended.
 */
export async function runWithUpload<T>(
  contract: Contract,
  request: Request,
  run: (received: { body: File } | null) => Promise<T>,
): Promise<T> {
  const limits = uploadLimits(contract)
  if (!limits) return run(null)
  const place = await newTemporaryPath()
  try {
    await write(place, request, limits)
    const type = await typeOf(place, limits)
    const result = await run({ body: new File([await openAsBlob(place)], 'file', { type }) })
    count('iskra_uploads_total', { outcome: 'accepted' })
    return result
  } catch (error) {
    count('iskra_uploads_total', { outcome: isRefusal(error) ? 'refused' : 'failed' })
    if (isDiskFull(error)) throw new HttpError(507, MESSAGES.full)
    throw error
  } finally {
    await rm(place, { force: true })
  }
}

const isRefusal = (error: unknown) => error instanceof HttpError && error.status < 500

/** Stops as soon as the body is too large, whatever its headers say. */
async function write(place: string, request: Request, { maxBytes }: UploadLimits): Promise<void> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes)
  const file = await open(place, 'wx', 0o600)
  try {
    let bytes = 0
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw tooLarge(maxBytes)
      await file.appendFile(chunk)
    }
    if (!bytes) throw new HttpError(400, MESSAGES.emptyFile)
  } finally {
    await file.close()
  }
}

/** Detects the type from the content, ignoring name and headers. */
async function typeOf(place: string, { types }: UploadLimits): Promise<string> {
  if (types.includes(ANY_FILE_TYPE)) return ANY_FILE_TYPE
  const beginning = (await openAsBlob(place)).slice(0, BEGINNING_BYTES)
  const found = await fileTypeFromBuffer(await beginning.bytes()).catch(() => undefined)
  if (found && types.includes(found.mime)) return found.mime
  throw new HttpError(415, wrongTypeMessage(types))
}

const tooLarge = (maxBytes: number) => new HttpError(413, tooLargeMessage(maxBytes))
