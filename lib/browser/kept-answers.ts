import { ApiError } from '@/lib/http/client'
import { CACHES } from './kept-pages'

/** Beyond it the oldest go. */
export const MOST_ANSWERS = 400

/** The names of answers. */
export const questionsName = (lessonId: string, roundId = '') => `pitanja/${lessonId}/${roundId}`
export const cardsName = (lessonId: string) => `kartice/${lessonId}`

/** The owner is a part of the name: children share a device. */
const nameOf = (owner: string, name: string) => `/${owner}/${name}`

/** The place of answers; undefined where the browser has none. */
const place = () => window.caches?.open(CACHES.answers)

/**
 * What the server answers now, or without a connection what it has answered this owner before.
 * @throws ApiError without such an answer
 */
export async function answerOrKept<Answer>(
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
  for (const old of names.slice(0, -MOST_ANSWERS)) await answers?.delete(old)
}

/** Removes the answers of one owner. */
export async function forgetAnswers(owner: string): Promise<void> {
  const answers = await place()
  for (const key of (await answers?.keys()) ?? [])
    if (new URL(key.url).pathname.startsWith(`/${owner}/`)) await answers?.delete(key)
}
