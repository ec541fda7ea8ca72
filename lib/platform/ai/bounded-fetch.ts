import { setImmediate } from 'node:timers/promises'

/**
 * Maximum response sizes of an endpoint in decompressed bytes: of a reply, of an error response,
 * and of a line.
 */
export type ResponseLimits = { reply: number; refusal: number; line: number }

const REFUSAL_BYTES = 64_000
const LINE_BYTES = 64_000

/**
 * Each token arrives on its own line with metadata such as names, times and the model's reasoning.
 */
const BYTES_A_TOKEN = 1_000

export const responseLimitsFor = (tokens: number): ResponseLimits => ({
  reply: REFUSAL_BYTES + tokens * BYTES_A_TOKEN,
  refusal: REFUSAL_BYTES,
  line: LINE_BYTES,
})

/** The endpoint sent more than the limits allow. */
class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * A `fetch` that protects against a misbehaving endpoint. It follows no redirects, which would send
 * the prompt elsewhere, and fails when a response exceeds the limits, because libraries buffer
 * whole bodies and lines.
 */
export function boundedFetch(limits: ResponseLimits): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error', cache: 'no-store' })
    if (!answer.body) return answer
    const most = answer.ok ? limits.reply : limits.refusal
    const body = answer.body.pipeThrough(inLines(most, limits.line))
    const { status, statusText, headers } = answer
    return new Response(body, { status, statusText, headers })
  }
}

/** Bytes passed on before other work gets a turn. */
const TURN_BYTES = 8_000

/**
 * Passes on whole lines, since a parser that searches for line ends from the start for each chunk
 * takes quadratic time.
 */
function inLines(mostBytes: number, mostOfLine: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  let begun: Uint8Array[] = []
  let begunBytes = 0
  const handOn = async (to: TransformStreamDefaultController<Uint8Array>) => {
    const lines = Buffer.concat(begun)
    begun = []
    begunBytes = 0
    for (let at = 0; at < lines.length; at += TURN_BYTES) {
      to.enqueue(lines.subarray(at, at + TURN_BYTES))
      await setImmediate()
    }
  }
  return new TransformStream({
    async transform(part, controller) {
      bytes += part.length
      const end = Math.max(part.lastIndexOf(LINE_FEED), part.lastIndexOf(CARRIAGE_RETURN)) + 1
      const line = part.length - end + (end ? 0 : begunBytes)
      if (bytes > mostBytes || line > mostOfLine) throw new AnswerTooLong()
      if (end) {
        begun.push(part.subarray(0, end))
        await handOn(controller)
      }
      begun.push(part.subarray(end))
      begunBytes += part.length - end
    },
    flush: handOn,
  })
}
