import 'server-only'
import { env, type Env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { count } from '@/lib/platform/measure'
import { responseLimitsFor, boundedFetch } from './bounded-fetch'
import { breaker, type Breaker } from './breaker'

/** The address, key and name of a model (rule 35.1). By default none is configured. */
export type ModelEndpoint = { baseURL: string; apiKey: string; model: string }

export function modelEndpoint(settings: Env = env()): ModelEndpoint | null {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model } = settings
  return baseURL && apiKey && model ? { baseURL, apiKey, model } : null
}

/** The prompt of a model. `instructions` are fixed texts; `input` may contain a pupil's text. */
export type Prompt = { instructions: string; input: string; maxTokens?: number }

/** Timeouts in milliseconds: for the next piece of a reply, and for the whole reply. */
export const MODEL_TIMEOUTS = { silenceMs: 15_000, totalMs: 60_000 } as const

/** Default maximum number of tokens in a reply. */
const MOST_TOKENS = 500

/** Maximum characters of a reply per allowed token; a longer reply is aborted. */
const CHARACTERS_A_TOKEN = 8

/** Control characters except tab and line feed: no text needs them, and NUL can't be stored. */
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f]/g

/**
 * Finish reasons that don't count as failures of the endpoint, because the user's input can cause
 * them.
 */
const ENDS = new Set<string | undefined>(['stop', 'length', 'content-filter'])

/** The model gave no reply, or an incomplete one. */
export class ModelFailure extends Error {}

const circuit = breaker()

type Options = {
  endpoint: ModelEndpoint
  signal?: AbortSignal
  times?: { silenceMs: number; totalMs: number }
  health?: Breaker
}

/**
 * Streams the reply of a model.
 * @throws ModelFailure unless the reply ended by itself (`stop`); there are no retries
 */
export async function* askModel(prompt: Prompt, options: Options): AsyncGenerator<string, void> {
  const { endpoint, signal, times = MODEL_TIMEOUTS, health = circuit } = options
  if (health.isOpen()) {
    count('iskra_model_requests_total', { outcome: 'resting' })
    throw new ModelFailure('The model rests')
  }
  const silence = new AbortController()
  const limits = [silence.signal, AbortSignal.timeout(times.totalMs), ...(signal ? [signal] : [])]
  let timer = setTimeout(() => silence.abort(), times.silenceMs)
  let end: string | undefined
  let outcome: ModelOutcome = 'aborted'
  let left = (prompt.maxTokens ?? MOST_TOKENS) * CHARACTERS_A_TOKEN
  try {
    for await (const part of await partsOf(prompt, endpoint, AbortSignal.any(limits))) {
      if (part.type === 'error') throw part.error
      if (part.type === 'finish') {
        end = part.finishReason
        countTokens(part.totalUsage)
      }
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
    outcome = 'answered'
  } catch (error) {
    // A call that the caller aborted says nothing about the model.
    if (!signal?.aborted) {
      outcome = 'failed'
      if (!ENDS.has(end)) health.tell(false)
      // Only the error's name, since messages of endpoints may repeat the prompt.
      log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'The model failed')
    }
    throw error instanceof ModelFailure ? error : new ModelFailure('The model failed')
  } finally {
    count('iskra_model_requests_total', { outcome })
    clearTimeout(timer)
    // Aborts a reply that the caller stopped reading.
    silence.abort()
  }
}

type ModelOutcome = 'answered' | 'failed' | 'aborted'
type Usage = { inputTokens: number | undefined; outputTokens: number | undefined }

function countTokens({ inputTokens = 0, outputTokens = 0 }: Usage): void {
  count('iskra_model_tokens_total', { direction: 'input' }, inputTokens)
  count('iskra_model_tokens_total', { direction: 'output' }, outputTokens)
}

/** Loads the AI library with the first prompt, since most servers have no model. */
async function partsOf(
  { instructions, input, maxTokens = MOST_TOKENS }: Prompt,
  to: ModelEndpoint,
  abortSignal: AbortSignal,
) {
  const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ])
  const { baseURL, apiKey, model } = to
  const provider = createOpenAICompatible({
    ...{ name: 'ai', baseURL, apiKey },
    fetch: boundedFetch(responseLimitsFor(maxTokens)),
  })
  const { stream } = streamText({
    model: provider(model),
    instructions,
    prompt: input,
    maxOutputTokens: maxTokens,
    temperature: 0.2,
    maxRetries: 0,
    abortSignal,
    // The stream reports errors too; without this handler the library prints them.
    onError: () => undefined,
  })
  return stream
}
