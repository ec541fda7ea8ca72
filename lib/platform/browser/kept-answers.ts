import { ApiError } from '@/lib/platform/http/client'
import { CACHES } from './kept-pages'

/**
 * Answers that are kept for rounds with a number, which come anew each time: beyond it the oldest go.
 * Those of saved lessons stay.
 */
export const MOST_ROUNDS = 100

/** Of all, some kB each: three pupils' saved textbooks. */
export const MOST_ANSWERS = 1_200

/** The names of answers. */
export const questionsName = (lessonId: string, roundId = '') => `pitanja/${lessonId}/${roundId}`
export const cardsName = (lessonId: string) => `kartice/${lessonId}`

/** The owner is a part of the name: children share a device. */
const nameOf = (owner: string, name: string) => `/${owner}/${name}`

/** A lesson's own answer ends with a slash. */
const isOfRound = ({ url }: Request) => /\/pitanja\/[^/]+\/[^/]+$/.test(new URL(url).pathname)

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
  const rounds = names.filter(isOfRound)
  const rest = names.filter((one) => !isOfRound(one))
  const old = [...rounds.slice(0, -MOST_ROUNDS), ...rest.slice(0, -MOST_ANSWERS)]
  for (const one of old) await answers?.delete(one)
}

/** Removes the answers of one owner. */
export async function forgetAnswers(owner: string): Promise<void> {
  const answers = await place()
  for (const key of (await answers?.keys()) ?? [])
    if (new URL(key.url).pathname.startsWith(`/${owner}/`)) await answers?.delete(key)
}
