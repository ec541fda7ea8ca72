import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { lessons } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { answerOpenQuestion, tickPoints } from '@/lib/learning/check/commands'
import { startCheck } from '@/lib/learning/check/start'
import { checkRuns } from '@/lib/learning/check/tables'
import { refusedAnswer } from '../../support/call'
import * as checks from './checks'
import { answersIn, begin, begun, deckOf, give, mistakesOf, newMember, tick } from './checks'
import { playerOf } from '../../support/people'

const lessonId = (await checks.importCheckLesson()).lessonId

const SUN = 'Sunce zagrjava vodu pa ona ispari u zrak.'
const SUN_POINT = 'sunce zagrijava vodu'
const STEAM_POINT = 'voda <em>isparava</em>'

describe('POST /api/provjere/{id}/odgovori', () => {
  test('returns the model answer and its points, ticked where their words were found', async () => {
    const { lokva, say, family } = await begun(lessonId)
    expect(await say(lokva, 'Zbog sunca, đače.')).toEqual({
      checkQuestionId: lokva,
      text: 'Zbog sunca, đače.',
      marks: [[5, 10]],
      points: [
        { html: SUN_POINT, isFound: true, isTicked: true },
        { html: STEAM_POINT, isFound: false, isTicked: false },
      ],
      isDecided: false,
      slips: [],
      modelAnswer: 'Sunce zagrijava vodu, pa ona isparava u zrak. Tajna-uzorka.',
    })
    expect(await mistakesOf(family)).toEqual([])
  })

  test('twenty at once, and later ones, return the first answer', async () => {
    const { runId, lokva, say } = await begun(lessonId)
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => say(lokva, `Isparava ${index}.`)),
    )
    const later = await say(lokva, 'Sunce.')
    expect(new Set([...many, later].map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await answersIn(runId)).toHaveLength(1)
  })

  test('a thirty-first answer of a pupil in a minute is 429', async () => {
    const { family, runId, lokva } = await begun(lessonId)
    const body = { checkQuestionId: lokva, text: 'Sunce.' }
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await give(family.pupil.cookie, runId, body)).status),
    )
    expect(statuses.toSorted()).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  test('misspelt words become spelling cards, each once, due the same day', async () => {
    const { family, lokva, rijeka, say } = await begun(lessonId)
    const { slips } = await say(lokva, 'Sunće grije vodu, a rjeka nije.')
    expect(slips.map(({ typed, correct }) => [typed, correct])).toEqual([
      ['sunće', 'sunce'],
      ['rjeka', 'rijeka'],
    ])
    const deck = await deckOf(family)
    expect(deck.map(({ correct }) => correct)).toEqual(['rijeka', 'sunce'])
    expect(deck[0]?.schedule).toMatchObject({ due: deck[0]?.due.toISOString(), reps: 0, state: 0 })
    await say(rijeka, 'Rjeka je tekučica.')
    const correct = (await deckOf(family)).map((one) => one.correct)
    expect(correct).toEqual(['rijeka', 'sunce', 'tekućica'])
    expect((await deckOf(family))[0]).toEqual(deck[0])
  })

  test('a question of another lesson is a 404', async () => {
    const { family, runId } = await begun(lessonId)
    const { rows } = await db().execute<{ id: string }>(
      `select id from check_questions where lesson_id <> '${lessonId}' limit 1`,
    )
    const { cookie } = family.pupil
    const unknown = refusedAnswer(404, 'Pitanje nije pronađeno')
    for (const checkQuestionId of [rows[0]?.id, uuidv7()]) {
      expect(await give(cookie, runId, { checkQuestionId, text: 'Voda.' })).toEqual(unknown)
      expect(await tick(cookie, runId, { checkQuestionId, points: [] })).toEqual(unknown)
    }
    const noRun = await give(cookie, 'nije-id', { checkQuestionId: uuidv7(), text: 'Voda.' })
    expect(noRun).toEqual(refusedAnswer(404, 'Provjera nije pronađena'))
    expect(await answersIn(runId)).toEqual([])
  })

  test.each([
    [{ text: '' }, 400],
    [{ text: '   \n' }, 400],
    [{ text: 'a'.repeat(4_001) }, 400],
    [{ text: 'a'.repeat(4_000) }, 200],
    [{ text: '<script>alert(1)</script> & "sunce"' }, 200],
    [{ text: 7 }, 400],
    [{ text: 'Voda.', points: [0, 1] }, 400],
  ])('the answer %j has its status', async (body, status) => {
    const { family, runId, lokva } = await begun(lessonId)
    const answer = await give(family.pupil.cookie, runId, { checkQuestionId: lokva, ...body })
    expect(answer.status).toBe(status)
    expect(await answersIn(runId)).toHaveLength(status === 200 ? 1 : 0)
  })

  test('in the first grades an answer is spoken: no text is saved', async () => {
    const [seasons] = await db().select().from(lessons).where(eq(lessons.slug, 'godisnja-doba'))
    const { runId, lokva, rijeka, say } = await begun(seasons?.id ?? '')
    expect(await say(lokva, '')).toMatchObject({ text: '', marks: [] })
    expect(await say(rijeka, 'Lastavice odlaze u toplije krajeve.')).toMatchObject({ text: '' })
    expect(await answersIn(runId)).toMatchObject([{ found: [] }, { found: [] }])
  })
})

describe('POST /api/provjere/{id}/kvacice', () => {
  test('the pupil decides, and the found points stay recorded', async () => {
    const { family, runId, lokva, say, decide } = await begun(lessonId)
    await say(lokva, 'Zbog sunca.')
    expect(await decide(lokva, [1])).toMatchObject({
      isDecided: true,
      points: [
        { html: SUN_POINT, isFound: true, isTicked: false },
        { html: STEAM_POINT, isFound: false, isTicked: true },
      ],
    })
    expect(await answersIn(runId)).toMatchObject([{ found: [0], points: [1], totalPoints: 2 }])
    expect(await mistakesOf(family)).toHaveLength(1)
  })

  test('sent twenty times at once, or from a second tab, the first ticks count', async () => {
    const { family, runId, lokva, say, decide } = await begun(lessonId)
    await say(lokva, 'Ne znam.')
    const many = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(lokva, index % 2 ? [0] : [0, 1])),
    )
    const later = await decide(lokva, [])
    expect(new Set([...many, later].map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await answersIn(runId)).toHaveLength(1)
    const [{ points = [] } = {}] = await answersIn(runId)
    expect(await mistakesOf(family)).toHaveLength(points?.length === 2 ? 0 : 1)
  })

  test('before an answer nothing can be ticked', async () => {
    const { family, runId, lokva } = await begun(lessonId)
    const answer = await tick(family.pupil.cookie, runId, { checkQuestionId: lokva, points: [0] })
    expect(answer).toEqual(refusedAnswer(409, 'Najprije odgovori na pitanje.'))
  })

  test.each([
    [[0, 0, 1, 1], 200, [0, 1]],
    [[1, 7], 200, [1]],
    [[], 200, []],
    [[-1], 400, null],
    [[0.5], 400, null],
    [['0'], 400, null],
    [Array.from({ length: 21 }, () => 0), 400, null],
  ])('the ticks %j are answered with %i', async (points, status, kept) => {
    const { family, runId, lokva, say } = await begun(lessonId)
    await say(lokva, 'Ne znam.')
    const answer = await tick(family.pupil.cookie, runId, { checkQuestionId: lokva, points })
    expect(answer.status).toBe(status)
    expect((await answersIn(runId))[0]?.points).toEqual(kept)
  })

  test('the last ticks end the run, even two at once, and the next run starts', async () => {
    const { family, runId, lokva, rijeka, say, decide } = await begun(lessonId)
    await say(lokva, 'Sunce.')
    await say(rijeka, 'Tekućica.')
    const open = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(open[0]?.finishedAt).toBeNull()
    expect((await begin(family, lessonId)).answers).toHaveLength(2)
    await Promise.all([decide(lokva, [0]), decide(rijeka, [0, 1])])
    const [ended] = await db().select().from(checkRuns).where(eq(checkRuns.id, runId))
    expect(ended?.finishedAt).toBeInstanceOf(Date)
    const next = await begin(family, lessonId)
    expect(next).toMatchObject({ runsLeft: 1, answers: [] })
    expect(next.runId).not.toBe(runId)
  })

  test('an answer not fully ticked is a mistake, cleared by full ticks on two days', async () => {
    const family = await newMember()
    const player = playerOf(family, true)
    const answer = async (points: number[], instant: string) => {
      const at = new Date(instant)
      const { runId, questions } = await startCheck(lessonId, player, at)
      const asked = { pupilId: player.id, runId, checkQuestionId: questions[0]?._id ?? '' }
      await answerOpenQuestion({ ...asked, text: SUN }, at)
      await tickPoints({ ...asked, points }, at)
      return (await mistakesOf(family))[0]
    }
    expect(await answer([0], '2026-11-16T10:00:00Z')).toMatchObject({
      lessonId,
      rightDay: null,
      clearedAt: null,
    })
    const known = await answer([0, 1], '2026-11-17T10:00:00Z')
    expect(known).toMatchObject({ rightDay: '2026-11-17' })
    const at = new Date('2026-11-18T10:00:00Z')
    expect(await answer([0, 1], '2026-11-18T10:00:00Z')).toMatchObject({ clearedAt: at })
  })
})
