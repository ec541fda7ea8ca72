import { expect, test } from 'vitest'
import { findFunQuizId } from '@/lib/learning/fun-quizzes/queries'
import type { LeaderboardView } from '@/lib/learning/fun-quizzes/model'
import { callForBody } from '@/tests/api/support/call'
import { headersOf, play, SLUG } from '@/tests/api/learning/fun-quizzes/quiz'
import { newFamily } from '@/tests/api/support/people'
import { addPlayers, addPlays } from '@/tests/bench/many-players'

const LIMIT_MS = 1_500

test('a leaderboard of ten thousand players is fast, including the pupil’s own place', async () => {
  await addPlayers(10_000)
  await addPlays(await findFunQuizId(SLUG), 2)
  const family = await newFamily()
  await play(family, 3)
  for (const period of ['tjedan', 'sve']) {
    const begin = performance.now()
    const path = `/zabavni-kwizovi/${SLUG}/ljestvica?razdoblje=${period}`
    const board = await callForBody<LeaderboardView>('GET', path, headersOf(family))
    expect(performance.now() - begin).toBeLessThan(LIMIT_MS)
    expect(board.total).toBeGreaterThan(10_000)
    expect(board.rows.find(({ isOwn }) => isOwn)?.place).toBe(board.ownPlace)
  }
})
