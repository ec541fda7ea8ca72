import { z } from 'zod'
import { contract } from '@/lib/http/contract'
import { lessonStateSchema } from './model'

export const lessonStateContract = contract({
  method: 'GET',
  path: '/lessons/{id}/stanje',
  access: 'pupil',
  summary: 'Dokle je prijavljeni učenik stigao u lekciji: skripta, kviz, kartice, test i provjera',
  params: z.object({ id: z.string().max(120) }),
  returns: lessonStateSchema,
})
