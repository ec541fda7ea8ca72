import { z } from 'zod'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { lessonStateSchema, visitedElementSchema } from './model'

export const lessonStateContract = contract('GET /lessons/{id}/stanje', {
  access: 'pupil',
  summary: 'Dokle je prijavljeni učenik stigao u lekciji: skripta, kviz, kartice, test i provjera',
  params: z.object({ id: z.string().max(120) }),
  returns: lessonStateSchema,
})

export const visitLessonContract = contract('POST /lessons/{id}/posjet', {
  access: 'pupil',
  summary: 'Pamti da je prijavljeni učenik otvorio lekciju, za „Nastavi gdje si stao/la”',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({
    element: visitedElementSchema,
    /** Sent when the end of the script is reached. */
    isReadToEnd: z.literal(true).optional(),
  }),
  returns: successSchema,
})
