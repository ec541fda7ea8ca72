import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { judgeFunAnswer } from '@/lib/learning/fun-quizzes/judge'
import type { PlayResult } from '@/lib/learning/fun-quizzes/model'
import { finishPlay, startPlay } from '@/lib/learning/fun-quizzes/plays'
import { findFunQuizId } from '@/lib/learning/fun-quizzes/queries'
import { funQuizPlays } from '@/lib/learning/fun-quizzes/tables'
import { rightAnswer, wrongAnswer } from '@/tests/e2e/support/answers'
import { callForAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import {
  answerAll,
  askedIn,
  end,
  headersOf,
  judge,
  play,
  SLUG,
  start,
  storedPlay,
  storedQuestions,
} from './quiz'

const questions = await storedQuestions()
const total = questions.length

const first = (playId: string) => {
  const [question] = askedIn(playId, questions)
  if (!question) throw new Error('no question')
  return { questionId: question.id, body: question.body }
}

describe('only the first attempt of a day is ranked', () => {
  const begin = async (family: Family) => {
    const id = crypto.randomUUID()
    await start(family, id)
    return id
  }
  const answerOne = async (family: Family, playId: string) => {
    const { questionId, body } = first(playId)
    return judge(family, { questionId, answer: wrongAnswer(body).answer, playId })
  }
  const isRanked = async (family: Family, playId: string) =>
    ((await end(family, playId)).body as PlayResult).isRanked

  test('a play abandoned after an answer is that attempt', async () => {
    const family = await newFamily()
    await answerOne(family, await begin(family))
    expect((await play(family, total)).isRanked).toBe(false)
  })

  test('a play abandoned or finished without an answer is not an attempt', async () => {
    const family = await newFamily()
    await begin(family)
    expect(await isRanked(family, await begin(family))).toBe(false)
    expect((await play(family, total)).isRanked).toBe(true)
  })

  test('a play that stayed empty until another had revealed everything is not ranked', async () => {
    const family = await newFamily()
    const [waiting, left] = [await begin(family), await begin(family)]
    await answerAll(family, left, 0)
    await answerAll(family, waiting, total)
    expect(await isRanked(family, waiting)).toBe(false)
  })

  test('of two plays answered in parallel and finished at once none is ranked', async () => {
    const family = await newFamily()
    const ids = await Promise.all([begin(family), begin(family)])
    await Promise.all(ids.map((id) => answerAll(family, id, total)))
    expect(await Promise.all(ids.map((id) => isRanked(family, id)))).toEqual([false, false])
  })

  test('attempts of another pupil, or at another quiz, have no effect', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    await answerOne(other, await begin(other))
    const elsewhere = crypto.randomUUID()
    await start(family, elsewhere, 'putovanje-svemirom')
    const [foreign] = askedIn(elsewhere, await storedQuestions('putovanje-svemirom'))
    await callForAnswer('POST', '/zabavni-kwizovi/putovanje-svemirom/odgovor', {
      body: {
        questionId: foreign?.id,
        answer: rightAnswer(foreign?.body as never).answer,
        playId: elsewhere,
      },
      ...headersOf(family),
    })
    expect(Object.keys((await storedPlay(elsewhere))?.answers ?? {})).toHaveLength(1)
    expect((await play(family, 4)).isRanked).toBe(true)
  })
})

describe('time and days are those of the server’s clock in Zagreb', () => {
  const begun = async (family: Family, at: string) => {
    const playId = crypto.randomUUID()
    await startPlay(SLUG, { playId, pupilId: family.child._id }, new Date(at))
    return playId
  }
  const answered = async (family: Family, playId: string, at: string) => {
    const { questionId, body } = first(playId)
    const given = { questionId, answer: rightAnswer(body).answer, playId }
    await judgeFunAnswer(SLUG, given, family.child._id, new Date(at))
  }
  const ended = async (family: Family, playId: string, at: string) => {
    const result = await finishPlay({ playId, pupilId: family.child._id }, new Date(at))
    return { ...result, day: (await storedPlay(playId))?.day }
  }
  const played = async (family: Family, from: string, to: string) => {
    const playId = await begun(family, from)
    await answered(family, playId, to)
    return ended(family, playId, to)
  }

  test('a play of less than a second per question uses up the day, without a place', async () => {
    const family = await newFamily()
    const total = (await storedQuestions()).length
    const tooQuick = new Date(Date.parse('2026-11-17T10:00:00Z') + total * 1_000 - 1)
    const quick = await played(family, '2026-11-17T10:00:00Z', tooQuick.toISOString())
    expect(quick).toMatchObject({ isRanked: false, place: null })
    const again = await played(family, '2026-11-17T11:00:00Z', '2026-11-17T11:05:00Z')
    expect(again).toMatchObject({ isRanked: false })
    const other = await newFamily()
    const quickest = new Date(tooQuick.getTime() + 1).toISOString()
    expect(await played(other, '2026-11-17T10:00:00Z', quickest)).toMatchObject({ isRanked: true })
  })

  test('a play past midnight counts for the day of its end', async () => {
    const family = await newFamily()
    const result = await played(family, '2026-11-17T22:55:00Z', '2026-11-17T23:05:00Z')
    expect(result).toMatchObject({ day: '2026-11-18', isRanked: true, timeMs: 600_000 })
    const same = await played(family, '2026-11-18T10:00:00Z', '2026-11-18T10:05:00Z')
    expect(same).toMatchObject({ day: '2026-11-18', isRanked: false })
    const next = await played(family, '2026-11-18T23:00:00Z', '2026-11-18T23:05:00Z')
    expect(next).toMatchObject({ day: '2026-11-19', isRanked: true })
  })

  test('a play abandoned before midnight does not use up the next day', async () => {
    const family = await newFamily()
    const left = await begun(family, '2026-11-17T22:50:00Z')
    await answered(family, left, '2026-11-17T22:59:59Z')
    const next = await played(family, '2026-11-17T23:00:00Z', '2026-11-17T23:05:00Z')
    expect(next).toMatchObject({ day: '2026-11-18', isRanked: true })
  })

  test('a play of yesterday whose keys were revealed today is today’s attempt', async () => {
    const family = await newFamily()
    const left = await begun(family, '2026-11-17T22:50:00Z')
    await answered(family, left, '2026-11-17T23:00:00Z')
    expect((await storedPlay(left))?.day).toBe('2026-11-18')
    const next = await played(family, '2026-11-17T23:01:00Z', '2026-11-17T23:05:00Z')
    expect(next.isRanked).toBe(false)
  })

  test('a play that stayed open past midnight is affected by the evening’s plays', async () => {
    const family = await newFamily()
    const waiting = await begun(family, '2026-11-17T22:40:00Z')
    await answered(family, await begun(family, '2026-11-17T22:41:00Z'), '2026-11-17T22:42:00Z')
    await answered(family, waiting, '2026-11-17T23:05:00Z')
    expect(await ended(family, waiting, '2026-11-17T23:05:00Z')).toMatchObject({ isRanked: false })
  })

  test('a clock that is set back past midnight ranks no second play of a day', async () => {
    const family = await newFamily()
    const evening = await played(family, '2026-11-17T22:00:00Z', '2026-11-17T22:05:00Z')
    expect(evening).toMatchObject({ day: '2026-11-17', isRanked: true })
    const back = await played(family, '2026-11-17T23:10:00Z', '2026-11-17T22:15:00Z')
    expect(back).toMatchObject({ day: '2026-11-17', isRanked: false, timeMs: 0 })
  })

  test.each([
    ['29 March', '2026-03-28T23:30:00Z', '2026-03-29T21:30:00Z', '2026-03-29T22:10:00Z'],
    ['25 October', '2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '2026-10-25T23:10:00Z'],
  ])('the day of %s is one day, whatever its hours', async (_, early, late, after) => {
    const family = await newFamily()
    const ranked = async (at: string) => {
      const end = new Date(Date.parse(at) + 60_000).toISOString()
      return (await played(family, at, end)).isRanked
    }
    expect([await ranked(early), await ranked(late), await ranked(after)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a clock that was set back makes no time negative', async () => {
    const family = await newFamily()
    const result = await played(family, '2026-11-18T10:05:00Z', '2026-11-18T10:00:00Z')
    expect(result.timeMs).toBe(0)
  })
})

describe('a pupil can start sixty plays in 24 hours', () => {
  const NOW = new Date('2026-11-20T11:00:00Z')
  const begin = (family: Family, playId: string = crypto.randomUUID(), at = NOW) =>
    startPlay(SLUG, { playId, pupilId: family.child._id }, at)
  const own = (family: Family) =>
    db().select().from(funQuizPlays).where(eq(funQuizPlays.pupilId, family.child._id))

  async function familyWith(plays: number) {
    const family = await newFamily()
    const quizId = await findFunQuizId('putovanje-svemirom')
    const row = { quizId, pupilId: family.child._id, startedAt: NOW, day: '2026-11-20' }
    await db()
      .insert(funQuizPlays)
      .values(Array.from({ length: plays }, () => row))
    return family
  }

  test('the sixtieth starts, the next does not, and a repeated one is the same play', async () => {
    const family = await familyWith(59)
    const playId = crypto.randomUUID()
    expect(await begin(family, playId)).toMatchObject({ playId })
    const message = 'Danas je bilo jako puno igara. Odmori se malo, sutra te čekaju nove.'
    await expect(begin(family)).rejects.toMatchObject({ status: 409, message })
    expect(await begin(family, playId)).toMatchObject({ playId })
    expect(await own(family)).toHaveLength(60)
    const nextDay = new Date(NOW.getTime() + 24 * 3_600_000)
    await begin(family, crypto.randomUUID(), nextDay)
    expect(await own(family)).toHaveLength(61)
  })

  test('of many at once no more start', async () => {
    const family = await familyWith(57)
    const sent = await Promise.allSettled(Array.from({ length: 12 }, () => begin(family)))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await own(family)).toHaveLength(60)
  })
})
