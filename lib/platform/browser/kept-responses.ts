import { ApiError } from '@/lib/platform/http/client'
import { CACHES } from './kept-pages'

/**
 * Maximum number of stored responses for numbered rounds; each round has a new number. The oldest
 * are removed, but no responses for lessons.
 */
export const MAX_ROUND_RESPONSES = 100

/**
 * Maximum number of stored responses for lessons, a few kB each: enough for the saved textbooks of
 * three pupils. Responses for numbered rounds don't count.
 */
export const MAX_LESSON_RESPONSES = 1_200

/** The keys of stored responses in the cache, without their owner. */
export const questionsCacheKey = (lessonId: string, roundId = '') =>
  `pitanja/${lessonId}/${roundId}`
export const cardsCacheKey = (lessonId: string) => `kartice/${lessonId}`

/** The name includes the owner, because children share devices. */
const nameOf = (owner: string, name: string) => `/${owner}/${name}`

/** True for the response of a round; the name of a lesson's own response ends with a slash. */
const isOfRound = ({ url }: Request) => /\/pitanja\/[^/]+\/[^/]+$/.test(new URL(url).pathname)

/** The cache of responses; undefined in browsers without the Cache API. */
const place = () => window.caches?.open(CACHES.answers)

/**
 * The server's response, or without a connection the stored response of the same owner.
 * @throws ApiError if no response is stored
 */
export async function responseOrStored<Answer>(
  owner: string,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await ask()
    await keepAnswer(nameOf(owner, name), answer).catch(() => undefined)
    return answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    const kept = await (await place())?.match(nameOf(owner, name))
    if (!kept) throw error
    return (await kept.json()) as Answer
  }
}

async function keepAnswer(name: string, answer: unknown): Promise<void> {
  const answers = await place()
  await answers?.put(name, Response.json(answer))
  const names = (await answers?.keys()) ?? []
  const rounds = names.filter(isOfRound)
  const rest = names.filter((one) => !isOfRound(one))
  const old = [...rounds.slice(0, -MAX_ROUND_RESPONSES), ...rest.slice(0, -MAX_LESSON_RESPONSES)]
  for (const one of old) await answers?.delete(one)
}

/** Removes the stored responses of one owner. */
export async function forgetResponses(owner: string): Promise<void> {
  const answers = await place()
  for (const key of (await answers?.keys()) ?? [])
    if (new URL(key.url).pathname.startsWith(`/${owner}/`)) await answers?.delete(key)
}
