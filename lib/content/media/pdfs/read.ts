import 'server-only'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { text } from 'node:stream/consumers'
import pLimit from 'p-limit'
import { z } from 'zod'
import { HttpError } from '@/lib/platform/http/errors'
import { PDF_LIMITS } from './model'

const PROGRAM = path.join(process.cwd(), 'lib/content/media/pdfs/read-pdf.mjs')

/** Timeout for reading one document. */
const TIME_MS = 20_000

const readSchema = z.object({
  pages: z.int().min(1),
  text: z.string(),
  thumbnail: z.base64().transform((image) => Buffer.from(image, 'base64')),
  width: z.int(),
  height: z.int(),
})

/** Documents are read one at a time: each may take as much memory as the whole site. */
const oneByOne = pLimit(1)

/**
 * Number of pages, text and a picture of the first page, read by a separate process, which is
 * killed when it exceeds its limits of time or memory.
 * @throws HttpError 415 for a document that cannot be read
 */
export const parsePdf = (document: Blob, timeMs = TIME_MS) =>
  oneByOne(async () => {
    const limits = JSON.stringify({ text: PDF_LIMITS.text, pages: PDF_LIMITS.pages })
    const child = spawn(process.execPath, [PROGRAM, limits], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: timeMs,
      killSignal: 'SIGKILL',
    })
    // The process may exit before it has read all of its input, which breaks the pipe.
    const sent = pipeline(parts(document), child.stdin).catch(() => undefined)
    const [said] = await Promise.all([text(child.stdout), sent])
    const { success, data } = readSchema.safeParse(parsed(said))
    if (!success)
      throw new HttpError(415, 'Ovaj se PDF ne može pročitati: zaključan je, oštećen ili prevelik.')
    const { thumbnail, ...rest } = data
    return {
      ...rest,
      text: storableText(rest.text),
      thumbnail: new Blob([thumbnail], { type: 'image/webp' }),
    }
  })

async function* parts(document: Blob) {
  for await (const part of document.stream()) yield part
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return null
  }
}

/** Text that the database accepts: without NUL characters and lone surrogates. */
const storableText = (said: string) => said.toWellFormed().replaceAll('\0', '')
