import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { visitedElementSchema } from './model'

export const visitLessonContract = contract({
  method: 'POST',
  path: '/lessons/{id}/posjet',
  access: 'pupil',
  summary: 'Pamti da je prijavljeni učenik otvorio lekciju, za „Nastavi gdje si stao/la”',
  params: z.object({ id: z.string().max(120) }),
  body: z.strictObject({ element: visitedElementSchema }),
  returns: z.object({ success: z.boolean() }),
})
