import 'server-only'
import { z } from 'zod'
import { type Contract, uploadLimits } from './contract'
import { HttpError, MESSAGES } from './errors'
import { croatianErrorMap } from './zod-messages'

/** Maximum size of a JSON body. Uploads have separate calls. */
export const MAX_BODY_BYTES = 100_000

/** Validates path, query and body; refuses wrong values with messages for their fields. */
export async function validateInput(contract: Contract, request: Request, params: unknown) {
  const parts: Record<string, unknown> = {}
  if (holdsText(params, isUnstorable)) throw new HttpError(404, MESSAGES.unknownPath)
  if (contract.params) parts.params = validated(contract.params, params)
  if (contract.query) {
    const sent = Object.fromEntries(new URL(request.url).searchParams)
    parts.query = validated(contract.query, requireStorable(sent))
  }
  // A file is received only after the caller was authorised (receive-upload).
  if (contract.body && !uploadLimits(contract))
    parts.body = validated(contract.body, await readJson(request, contract.maxBodyBytes))
  return parts
}

function validated(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value, { error: croatianErrorMap })
  if (success && !holdsText(data, growsTooMuchNormalised)) return data
  const fields = error ? z.flattenError(error).fieldErrors : {}
  throw new HttpError(400, MESSAGES.invalid, { fields })
}

async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new HttpError(415, MESSAGES.notJson)
  const text = await readText(request, maxBytes)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError(400, MESSAGES.invalid)
  }
  if (isDeeper(value, MAX_DEPTH)) throw new HttpError(400, MESSAGES.invalid)
  return mayHoldUnstorable(text) ? requireStorable(value) : value
}

/** Maximum nesting of lists and objects; recursion over deeper values might exhaust the stack. */
const MAX_DEPTH = 100

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1)))

/** Returns the value; throws a 400 if the database can't store it. */
function requireStorable(value: unknown): unknown {
  if (holdsText(value, isUnstorable)) throw new HttpError(400, MESSAGES.invalid)
  return value
}

/**
 * True if the text may contain NULs or lone surrogates. JSON can only express them as escapes, so
 * most bodies needn't be traversed.
 */
const mayHoldUnstorable = (text: string) => /\\u(?:0000|d[89a-f])/i.test(text)

/** Reads the body and stops as soon as it is too large, whatever its headers say. */
async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLarge = () => new HttpError(413, MESSAGES.tooLarge)

/** True when any text in a value, including keys, fulfils the condition. */
function holdsText(value: unknown, isSuch: (text: string) => boolean): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string' && isSuch(one)) return true
    if (typeof one === 'object' && one !== null) {
      for (const pair of Object.entries(one)) waiting.push(...pair)
    }
  }
  return false
}

/** PostgreSQL refuses texts with a NUL, and JSON with lone surrogates. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Characters in this range normalise to at most three characters. */
const PLAIN = /^[\0-\u017f]*$/

/**
 * Normalising sorts combining marks in quadratic time; no language has more than thirty on one
 * letter (UAX 15).
 */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Maximum growth of a text's length by normalisation. */
const MOST_GROWTH = 4

/**
 * Whether a text grows too much when normalised: U+FDFA becomes eighteen characters. Every call
 * refuses such texts, so that a folded text is at most four times as long as its field allows.
 */
export const growsTooMuchNormalised = (text: string): boolean =>
  !PLAIN.test(text) &&
  (TOO_MANY_MARKS.test(text) || text.normalize('NFKD').length > MOST_GROWTH * text.length)
