import { z } from 'zod'
import { MASTERY_BATCH_MAX } from './limits'
import { masterySchema } from './model'
import { contract } from '@/lib/platform/http/contract'

export const masteryContract = contract('POST /lessons/savladanost', {
  access: 'pupil',
  summary: 'Koliko prijavljeni učenik zna svaku lekciju; lekcije bez odgovora nisu u popisu',
  body: z.strictObject({ lessonIds: z.array(z.uuid()).max(MASTERY_BATCH_MAX) }),
  returns: z.record(z.uuid(), masterySchema),
})

export const gradeMasteryContract = contract('GET /razredi/{id}/savladanost', {
  access: 'pupil',
  summary:
    'Koliko je lekcija svakog udžbenika razreda prijavljeni učenik savladao; bez onih s nijednom',
  params: z.object({ id: z.uuid() }),
  returns: z.record(z.uuid(), z.int()),
})
