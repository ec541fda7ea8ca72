import 'server-only'
import { sql } from 'drizzle-orm'
import { renderText } from '@/lib/markdown/render'
import type { KeyPoint } from '@/lib/content/tables'
import { run, type Run } from '@/lib/db/together'
import { inPeriod } from './active-days'
import { SELF_JUDGED_SHOWN } from './limits'
import type { SelfJudged } from './model'
import type { Period } from './period'

type Row = {
  id: string
  lesson: string
  prompt: string
  text: string
  found: number[]
  ticked: number[]
  keyPoints: KeyPoint[]
}

/**
 * The latest written answers of a period where the child's ticks differ from the words that were
 * found; one whose question has other key points by now is left out.
 */
export async function listSelfJudged(
  pupilId: string,
  period: Period,
  send: Run = run,
): Promise<SelfJudged[]> {
  const { rows } = await send<Row>(sql`
    select check_answers.id, lessons.title as lesson, prompt, text, found, points as ticked,
      key_points as "keyPoints"
    from check_runs
    join check_answers on check_answers.run_id = check_runs.id
    join check_questions on check_questions.id = check_answers.check_question_id
    join lessons on lessons.id = check_runs.lesson_id
    where pupil_id = ${pupilId} and ${inPeriod(period)} and text <> '' and points <> found
      and total_points = jsonb_array_length(key_points)
    order by at desc, check_answers.id limit ${SELF_JUDGED_SHOWN}`)
  return rows.map(({ id, lesson, prompt, text, found, ticked, keyPoints }) => ({
    _id: id,
    lesson,
    question: renderText(prompt),
    text,
    points: keyPoints
      .map(({ point }, index) => ({
        html: renderText(point),
        isFound: found.includes(index),
        isTicked: ticked.includes(index),
      }))
      .filter(({ isFound, isTicked }) => isFound !== isTicked),
  }))
}
