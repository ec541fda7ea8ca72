import { z } from 'zod'
import { PROFESSOR_LIMITS as MAX } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'

/** Normalised first, so that the stored text is the one counted. */
const written = (max: number) => z.string().normalize().trim().max(max)

/** The pupil's form. */
export const askFields = z.object({
  text: written(MAX.text).regex(/[\p{L}\p{N}?]/u, M.empty),
})

/** An admin's answer. */
export const answerTextSchema = written(MAX.answer).min(1, M.emptyAnswer)
export const draftTextSchema = z.string().normalize().max(MAX.answer)
export const templateFields = z.strictObject({
  name: written(MAX.templateName).min(1),
  text: answerTextSchema,
})
