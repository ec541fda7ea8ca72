import { z } from 'zod'
import { placedLessonSchema } from '@/lib/content/curriculum/model'
import { invalidJudgementSchema, judgedSchema, QUESTION_KINDS, type Judgement } from './model'

/** A judgement as sent to the browser: texts are HTML. */
export const judgementViewSchema = z.discriminatedUnion('outcome', [
  invalidJudgementSchema,
  judgedSchema.extend({
    /** XP that the pupil earned with this answer and can redeem; absent for anyone but pupils. */
    earned: z.union([z.literal(0), z.literal(1), z.literal(5)]).optional(),
  }),
])
export type JudgementView = z.output<typeof judgementViewSchema>
export type ValidJudgementView = Exclude<JudgementView, { outcome: 'invalid' }>

/** Renders the Markdown of a judgement. */
export function toJudgementView(
  judgement: Judgement,
  render: (markdown: string) => string,
): JudgementView {
  if (judgement.outcome === 'invalid') return judgement
  const { outcome, score, hint, feedbackChoices, whyRight, correct, marks } = judgement
  return {
    outcome,
    score,
    hint,
    correct,
    marks,
    feedback: judgement.feedback.map(render),
    ...(feedbackChoices && { feedbackChoices }),
    ...(whyRight && {
      whyRight: whyRight.map(({ choice, reason }) => ({ choice, reason: render(reason) })),
    }),
    explanation: judgement.explanation && render(judgement.explanation),
  }
}

/** A question of the knowledge base (rule 12.5), without options or key. */
export const placedQuestionSchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** The text as Markdown, and as HTML. */
  text: z.string(),
  html: z.string(),
  metadata: z.object({
    razred: z.string().nullable(),
    predmet: z.string().nullable(),
    literatura: z.string().nullable(),
    cjelina: z.string().nullable(),
    lekcija: z.uuid().nullable(),
  }),
  lesson: placedLessonSchema.optional(),
})
export type PlacedQuestion = z.infer<typeof placedQuestionSchema>
