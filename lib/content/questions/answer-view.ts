import { z } from 'zod'
import { placedLessonSchema } from '@/lib/content/curriculum/model'
import { invalidJudgementSchema, judgedSchema, QUESTION_KINDS, type Judgement } from './model'

/** A judgement as the browser gets it: texts are HTML. */
export const judgementViewSchema = z.discriminatedUnion('outcome', [
  invalidJudgementSchema,
  judgedSchema.extend({
    /** XP that a pupil has earned by it and can redeem; absent for everyone else. */
    earned: z.union([z.literal(0), z.literal(1), z.literal(5)]).optional(),
  }),
])
export type JudgementView = z.output<typeof judgementViewSchema>
export type JudgedView = Exclude<JudgementView, { outcome: 'invalid' }>

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

/** A question of the knowledge base (specification, section 3), without options or key. */
export const placedQuestionSchema = z.object({
  _id: z.uuid(),
  slug: z.string(),
  kind: z.enum(QUESTION_KINDS),
  /** Markdown, and the same as HTML. */
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
