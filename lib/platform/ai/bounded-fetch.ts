import { setImmediate } from 'node:timers/promises'

/** What an endpoint may send, in bytes after unpacking: of a reply, of a refusal, without a line's end. */
export type AnswerLimits = { reply: number; refusal: number; line: number }

const REFUSAL_BYTES = 64_000
const LINE_BYTES = 64_000

/** Each token comes in a line of its own, with names, times and what a model thinks beside it. */
const BYTES_A_TOKEN = 1_000

export const answerLimits = (tokens: number): AnswerLimits => ({
  reply: REFUSAL_BYTES + tokens * BYTES_A_TOKEN,
  refusal: REFUSAL_BYTES,
  line: LINE_BYTES,
})

/** The endpoint sent more than any answer has. */
class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/**
 * A `fetch` that an endpoint can't harm: it follows no redirect, which would take the prompt along, and
 * its answer fails beyond the limits. Libraries keep bodies and lines whole, of any length.
 */
export function boundedFetch(limits: AnswerLimits): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, { ...init, redirect: 'error', cache: 'no-store' })
    if (!answer.body) return answer
    const most = answer.ok ? limits.reply : limits.refusal
    const body = answer.body.pipeThrough(inLines(most, limits.line))
    const { status, statusText, headers } = answer
    return new Response(body, { status, statusText, headers })
  }
}

/** What is read at once; others have their turn after it. */
const TURN_BYTES = 8_000

/** Hands on whole lines: a parser that looks for their ends anew with each byte takes the square. */
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
