import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { changeBodySchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS } from '../limits'

/** Fields of the admin form; number and address of a grade are fixed. */
export const gradeFields = z.object({
  name: z.string().trim().min(1).max(CONTENT_LIMITS.name),
  isActive: z.boolean(),
})

const gradeRecord = gradeFields.extend({ ...recordShape, slug: z.string(), order: z.int() })

export const listContract = contract('GET /admin/razredi', {
  access: 'admin',
  summary: 'Svi razredi, i isključeni',
  query: listInputSchema(['order', 'name'], { isActive: z.stringbool().optional() }),
  returns: pagedSchema(gradeRecord.extend({ subjectCount: z.int(), lessonCount: z.int() })),
})

export const readContract = contract('GET /razredi/{id}', {
  access: 'admin',
  summary: 'Razred za uređivanje',
  params: recordParams,
  returns: gradeRecord,
})

export const saveContract = contract('PUT /razredi/{id}', {
  access: 'admin',
  summary: 'Mijenja ime razreda i uključuje ga ili isključuje',
  params: recordParams,
  body: changeBodySchema(gradeFields),
  returns: gradeRecord,
})

export const setActiveContract = contract('PUT /razredi/{id}/active', {
  access: 'admin',
  summary: 'Uključuje ili isključuje razred',
  params: recordParams,
  body: gradeFields.pick({ isActive: true }).strict(),
  returns: gradeRecord,
})
