import { z } from 'zod'
import { PROFESSOR_LIMITS as MAX } from './limits'
import { PROFESSOR_MESSAGES as M } from './messages'

/** Normalised first: what is counted is what is kept. */
const written = (max: number) => z.string().normalize().trim().max(max)

/** What a pupil fills in. */
export const askFields = z.object({
  text: written(MAX.text).regex(/[\p{L}\p{N}?]/u, M.empty),
})

/** What an admin fills in. */
export const answerText = written(MAX.answer).min(1, M.emptyAnswer)
export const draftText = z.string().normalize().max(MAX.answer)
export const templateFields = z.strictObject({
  name: written(MAX.templateName).min(1),
  text: answerText,
})
