import type { ApiCall } from './api-call'
import { fetchAcceptedResponse, ApiError, OFFLINE_MESSAGE } from './client'
import type { Contract, EventAnswer, CallerResult, CallerInput } from './contract'
import { anySignal } from './any-signal'

type EventOf<C extends Contract> = CallerResult<C> extends EventAnswer<infer Event> ? Event : never

/**
 * The events of a response as they arrive. The server reports its own failures; a connection that
 * is silent for longer than `silenceMs` counts as lost.
 * @throws ApiError for a refusal or a lost connection
 */
export async function* readEvents<C extends Contract>(
  target: ApiCall<C>,
  input: CallerInput<C>,
  { signal, silenceMs = 30_000 }: { signal: AbortSignal; silenceMs?: number },
): AsyncGenerator<EventOf<C>, void> {
  const lost = new AbortController()
  let timer = setTimeout(() => lost.abort(), silenceMs)
  try {
    const both = anySignal([signal, lost.signal])
    const response = await fetchAcceptedResponse(target, input, { signal: both })
    const body = response.body?.pipeThrough(new TextDecoderStream())
    let text = ''
    for await (const part of chunksOf(body)) {
      clearTimeout(timer)
      timer = setTimeout(() => lost.abort(), silenceMs)
      const events = (text + part).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) yield JSON.parse(event.replace(/^data: /, '')) as EventOf<C>
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(0, OFFLINE_MESSAGE)
  } finally {
    clearTimeout(timer)
  }
}

/** Safari does not support async iteration of streams. */
async function* chunksOf(body: ReadableStream<string> | undefined) {
  const reader = body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
