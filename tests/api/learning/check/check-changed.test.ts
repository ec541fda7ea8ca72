import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { checkRuns } from '@/lib/learning/check/tables'
import { LESSON } from '@/tests/fixtures/content-folder'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { begin, begun, give, importCheckLesson } from './checks'

/** The check with only its first question, with both changed, and without any. */
const FIRST_ALONE = `- pitanje: Zašto se **lokva** osuši?
  uzoran_odgovor: Sunce zagrijava vodu, pa ona isparava u zrak.
  kljucne_tocke:
    - voda isparava
    - sunce zagrijava vodu
`
const OTHERS = FIRST_ALONE.replace('Zašto se **lokva** osuši?', 'Kamo nestane voda iz lokve?')
const importCheck = (text: string) => importCheckLesson({ [`${LESSON}/provjera.yaml`]: text })

let lessonId: string
beforeEach(async () => {
  lessonId = (await importCheckLesson()).lessonId
})

const runRow = async (runId: string) =>
  (await db().select().from(checkRuns).where(eq(checkRuns.id, runId)))[0]
const GONE = refusedAnswer(404, 'Pitanje nije pronađeno')

describe('a check changed by an import during a run', () => {
  test('continues without the removed question, and ends with the others', async () => {
    const { family, runId, lokva, rijeka, judge } = await begun(lessonId)
    await importCheck(FIRST_ALONE)
    const late = { checkQuestionId: rijeka, text: 'Rijeka je tekućica.' }
    expect(await give(family.pupil.cookie, runId, late)).toEqual(GONE)
    const run = await begin(family, lessonId)
    expect(run).toMatchObject({ runId, answers: [] })
    expect(run.questions.map(({ _id }) => _id)).toEqual([lokva])
    await judge(lokva, 'Voda ispari.')
    expect((await runRow(runId))?.finishedAt).not.toBeNull()
  })

  test('ends when all remaining questions are removed, and the next run can start', async () => {
    const { family, runId, lokva, judge } = await begun(lessonId)
    const answered = await judge(lokva, 'Voda ispari.')
    await importCheck(FIRST_ALONE)
    const run = await begin(family, lessonId)
    expect(run).toMatchObject({ runId, runsLeft: 2, answers: [{ text: answered.text }] })
    expect((await runRow(runId))?.finishedAt).not.toBeNull()
    const next = await begin(family, lessonId)
    expect(next).toMatchObject({ runsLeft: 1, answers: [] })
    expect(next.runId).not.toBe(runId)
  })

  test('asks the new questions when all were replaced', async () => {
    const { family, runId, lokva, judge } = await begun(lessonId)
    await judge(lokva, 'Voda ispari.')
    await importCheck(OTHERS)
    expect(await give(family.pupil.cookie, runId, { checkQuestionId: lokva, text: 'x' })).toEqual(
      GONE,
    )
    const run = await begin(family, lessonId)
    expect(run).toMatchObject({ runId, answers: [] })
    expect(run.questions.map(({ html }) => html)).toEqual(['Kamo nestane voda iz lokve?'])
  })

  test('says when no question is left, and ends the run', async () => {
    const { family, runId, lokva } = await begun(lessonId)
    await db().execute(`delete from check_questions where lesson_id = '${lessonId}'`)
    expect(await give(family.pupil.cookie, runId, { checkQuestionId: lokva, text: 'x' })).toEqual(
      GONE,
    )
    const { cookie } = family.pupil
    const again = await callForAnswer('POST', `/lessons/${lessonId}/provjera`, { body: {}, cookie })
    expect(again).toEqual(refusedAnswer(404, 'Ova lekcija još nema provjeru.'))
  })
})
