import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { QUESTION_MESSAGES } from '@/lib/questions/contract'
import { MASTERY_BATCH_MAX } from '@/lib/answers/limits'
import { quizKeySchema, masterySchema, visitedElementSchema } from '@/lib/answers/model'

export const visitLessonContract = contract({
  method: 'POST',
  path: '/lessons/{id}/posjet',
  access: 'pupil',
  summary: 'Pamti da je prijavljeni učenik otvorio lekciju, za „Nastavi gdje si stao/la”',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({
    element: visitedElementSchema,
    /** Sent when the end of the script is seen. */
    isReadToEnd: z.literal(true).optional(),
  }),
  returns: z.object({ success: z.boolean() }),
})

export const masteryContract = contract({
  method: 'POST',
  path: '/lessons/savladanost',
  access: 'pupil',
  summary: 'Koliko prijavljeni učenik zna svaku lekciju; lekcije bez odgovora nisu u popisu',
  body: z.strictObject({ lessonIds: z.array(z.uuid()).max(MASTERY_BATCH_MAX) }),
  returns: z.record(z.uuid(), masterySchema),
})

export const quizKeysContract = contract({
  method: 'GET',
  path: '/lessons/{id}/rjesenja',
  access: 'parent',
  summary:
    'Pitanja kviza s rješenjima, za ispis; bez pretplate prvih osam, bez rješenja iz testa koji traje',
  params: z.object({ id: z.string().max(120) }),
  returns: z.array(quizKeySchema),
  rateLimit: { points: 300, perSeconds: 60 },
  failure: QUESTION_MESSAGES.fetchFailed,
})

export const gradeMasteryContract = contract({
  method: 'GET',
  path: '/razredi/{id}/savladanost',
  access: 'pupil',
  summary:
    'Koliko je lekcija svakog udžbenika razreda prijavljeni učenik savladao; bez onih s nijednom',
  params: z.object({ id: z.uuid() }),
  returns: z.record(z.uuid(), z.int()),
})
