import { z } from 'zod'
import { contract } from '@/lib/http/contract'

export const ROUND_MESSAGES = {
  notFound: 'Krug kviza nije pronađen',
  notSaved: 'Rezultat kviza nije spremljen. Pokušaj ponovno.',
} as const

export const quizResultsContract = contract({
  method: 'POST',
  path: '/kwiz/results',
  access: 'pupil',
  summary: 'Broji odigrani krug kviza i sprema ga, jednom; krug od samo nekih pitanja ne sprema se',
  body: z.strictObject({
    childID: z.uuid(),
    parentID: z.uuid(),
    lessonID: z.uuid(),
    /** Made by the browser when the round began; its answers carry it. */
    roundID: z.uuid(),
  }),
  returns: z.object({ right: z.int(), total: z.int() }),
  failure: ROUND_MESSAGES.notSaved,
})
