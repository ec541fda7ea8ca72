import 'server-only'
import { previewRenderer } from '@/lib/content/media/render-texts'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { toJudgementView } from '../answer-view'
import { CalculationError } from '../calculation/arithmetic'
import { answerHtmlLines } from '../kinds/answers'
import { correctAnswer, judgeAnswer } from '../kinds/judges'
import { toHintedQuestion, toPublicQuestion, type Question, type StoredQuestion } from '../model'
import { describeValues } from '../numbers/check'
import { withDrawnNumbers } from '../numbers/with-drawn-numbers'
import { completenessReport } from './completeness'
import type { JudgedQuestionPreview, previewContract } from './contract'
import { gradeOfLesson } from './lessons-to-choose'

const SHOWN_DRAWS = 20
/** A placeholder id and slug: a previewed question may not be stored yet. */
const HEAD = { id: '00000000-0000-7000-8000-000000000000', slug: 'pregled' }

/**
 * The accessible name of an option without text; an option without a name can't be chosen with a
 * screen reader.
 */
const MISSING_TEXT_HTML = '<em>još bez teksta</em>'

/** A question rendered and judged as for a pupil; nothing is stored. */
export async function previewQuestion({
  body: { question: fields, lesson, attempt, answer },
}: HandlerInput<typeof previewContract>): Promise<JudgedQuestionPreview> {
  const stored = { ...HEAD, ...fields }
  const render = await previewRenderer(stored)
  const named = (text: string) => (text.trim() ? render(text) : MISSING_TEXT_HTML)
  const { faults, warnings, draws } = completenessReport(fields, await gradeOfLesson(lesson))
  // If the check found no draw, drawing again is useless.
  const isDrawable = fields.numbers === null || draws.length > 0
  const question = isDrawable ? drawnOrNull(stored, attempt) : null
  const judgement =
    question && answer ? judgeAnswer(question.body, question.explanation, answer) : null
  return {
    question: question && toHintedQuestion(question, named),
    judgement: judgement && toJudgementView(judgement, render),
    faults,
    warnings,
    draws: draws.slice(0, SHOWN_DRAWS).map(({ values, question: one }) => {
      const shown = toPublicQuestion({ ...HEAD, ...one, isBonus: false, isDrawn: true }, render)
      return {
        values: describeValues(values),
        text: shown.html,
        answer: answerHtmlLines(shown, correctAnswer(one.body)).join('; '),
      }
    }),
  }
}

/** Null when the numbers are faulty; their faults are shown beside the preview. */
function drawnOrNull(stored: StoredQuestion, attempt: string): Question | null {
  try {
    return withDrawnNumbers(stored, attempt)
  } catch (error) {
    if (error instanceof CalculationError) return null
    throw error
  }
}
