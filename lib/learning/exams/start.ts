import 'server-only'
import { textRenderer } from '@/lib/content/media/render-texts'
import type { StoredQuestion } from '@/lib/content/questions/model'
import { listAskedQuestions } from '@/lib/content/questions/editions'
import { listLessonQuestions } from '@/lib/content/questions/queries'
import { lessonForLimits } from '@/lib/learning/answers/open-content'
import { questionLimit, testsADay, type Player } from '@/lib/learning/answers/policy'
import { beginTest } from './begin-test'
import { drawTest } from './draw'
import type { OpenTest } from './model'
import { readAfterFinishingOverdue } from './finish'
import { findOpenTestQuestionIds } from './open-question'
import { questionEditionsOf, findOpenTest, type TestRow } from './queries'
import { drawTestNumbers, toTestQuestion } from './items'
import { remainingMs } from './timer'

type Start = {
  player: Extract<Player, { role: 'pupil' }>
  lessonId: string
  minutes: number | null
}

/** Starts a test of a lesson, or continues the open one; there is never a second. */
export async function startTest(
  { player, lessonId, minutes }: Start,
  now = new Date(),
  random: () => number = Math.random,
): Promise<OpenTest> {
  const lesson = await lessonForLimits(player, lessonId)
  const [pool, going] = await readAfterFinishingOverdue(
    { pupilId: player.id, lessonId, now },
    () =>
      Promise.all([
        listLessonQuestions(lessonId, questionLimit(player, lesson)),
        findOpenTest(player.id, { lessonId }),
      ]),
    ([, open]) => open !== null,
  )
  if (going) return toOpenTest(going, pool, now)
  const elsewhere = await findOpenTestQuestionIds(player, now)
  const draw = (previous: string[]) => {
    const editionOf = new Map(pool.map(({ id, edition }) => [id, edition]))
    const drawable = pool.map(({ id, body, isInKnowledgeBase }) => ({
      ...{ id, isInKnowledgeBase },
      kind: body.kind,
    }))
    const ids = drawTest({ pool: drawable, previous, elsewhere, random })
    return ids.map((id) => ({ id, edition: editionOf.get(id) ?? 1 }))
  }
  const test = await beginTest(
    {
      pupilId: player.id,
      scope: { lessonId },
      minutes,
      mostToday: testsADay(player, lesson),
      draw,
    },
    now,
  )
  return toOpenTest(test, pool, now)
}

/** An explicit list of what an open test reveals: no key, no explanation, no judgement. */
export async function toOpenTest(
  test: TestRow,
  pool: StoredQuestion[],
  now: Date,
): Promise<OpenTest> {
  const wanted = questionEditionsOf(test)
  const known = wanted.flatMap(
    ({ id, edition }) => pool.find((one) => one.id === id && one.edition === edition) ?? [],
  )
  const asked = known.length === wanted.length ? known : await listAskedQuestions(wanted)
  const render = await textRenderer(asked)
  return {
    _id: test.id,
    lessonID: test.lessonId,
    questions: drawTestNumbers(test.id, asked).map((question) =>
      toTestQuestion(question, test.id, render),
    ),
    answers: test.answers,
    startedAt: test.startedAt.toISOString(),
    minutes: test.minutes,
    remainingMs: remainingMs(test, now),
  }
}
