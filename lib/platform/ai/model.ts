import 'server-only'
import { env, type Env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { answerLimits, boundedFetch } from './bounded-fetch'
import { breaker, type Breaker } from './breaker'

/** The endpoint of a model (design, section 2); null without one, which is the default. */
export type Endpoint = { baseURL: string; apiKey: string; model: string }

export function modelEndpoint(settings: Env = env()): Endpoint | null {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = settings
  return baseURL && apiKey && model ? { baseURL, apiKey, model } : null
}

/** What a model is told. `instructions` are ours; `input` may hold what a pupil wrote. */
export type Prompt = { instructions: string; input: string; maxTokens?: number }

/** Silence after which a model is given up, and the longest reply, in milliseconds. */
export const MODEL_TIMES = { silenceMs: 15_000, totalMs: 60_000 } as const

/** Tokens of a reply that asks for no other number. */
const MOST_TOKENS = 500

/** Characters of a reply for each token that it may have: one that goes on and on is ended. */
const CHARACTERS_A_TOKEN = 8

/** Control characters, which no text has and no database keeps. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f]/g

/** Ends that say nothing against the endpoint: whoever asks can bring them about. */
const ENDS = new Set<string | undefined>(['stop', 'length', 'content-filter'])

/** The model answered nothing, or not to the end. */
export class ModelFailure extends Error {}

const circuit = breaker()

type Options = {
  endpoint: Endpoint
  signal?: AbortSignal
  times?: { silenceMs: number; totalMs: number }
  health?: Breaker
}

/**
 * The reply of a model, piece by piece.
 * @throws ModelFailure unless it ended by itself (`stop`); nothing is tried twice
 */
export async function* askModel(prompt: Prompt, options: Options): AsyncGenerator<string, void> {
  const { endpoint, signal, times = MODEL_TIMES, health = circuit } = options
  if (health.isOpen()) throw new ModelFailure('The model rests')
  const silence = new AbortController()
  const limits = [silence.signal, AbortSignal.timeout(times.totalMs), ...(signal ? [signal] : [])]
  let timer = setTimeout(() => silence.abort(), times.silenceMs)
  let end: string | undefined
  let left = (prompt.maxTokens ?? MOST_TOKENS) * CHARACTERS_A_TOKEN
  try {
    for await (const part of await partsOf(prompt, endpoint, AbortSignal.any(limits))) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') end = part.finishReason
      if (part.type !== 'text-delta' || !part.text) continue
      clearTimeout(timer)
      left -= part.text.length
      if (left < 0) {
        end = 'length'
        break
      }
      yield part.text.replace(CONTROLS, '')
      timer = setTimeout(() => silence.abort(), times.silenceMs)
    }
    if (ENDS.has(end)) health.tell(true)
    if (end !== 'stop') throw new ModelFailure(`The reply ended by ${end ?? 'itself'}`)
  } catch (error) {
    // A caller who leaves says nothing about the model.
    if (!signal?.aborted) {
      if (!ENDS.has(end)) health.tell(false)
      // Its name only: messages of endpoints repeat what they were sent.
      log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The model failed')
    }
    throw error instanceof ModelFailure ? error : new ModelFailure('The model failed')
  } finally {
    clearTimeout(timer)
    // Of a reply that nobody reads to its end.
    silence.abort()
  }
}

/** The library is loaded with the first question: most servers have no model. */
async function partsOf(
  { instructions, input, maxTokens = MOST_TOKENS }: Prompt,
  to: Endpoint,
  abortSignal: AbortSignal,
) {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const { baseURL, apiKey, model } = to
  const provider = createOpenAICompatible({
    ...{ name: 'ai', baseURL, apiKey },
    fetch: boundedFetch(answerLimits(maxTokens)),
  })
  const { stream } = streamText({
    model: provider(model),
    instructions,
    prompt: input,
    maxOutputTokens: maxTokens,
    temperature: 0.2,
    maxRetries: 0,
    abortSignal,
    // Told by the stream as well; otherwise the library prints it.
    onError: () => undefined,
  })
  return stream
}
