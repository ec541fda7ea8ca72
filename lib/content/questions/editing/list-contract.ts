import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordShape } from '@/lib/platform/admin/records'
import { CONTENT_LIMITS } from '@/lib/content/curriculum/limits'
import { contract } from '@/lib/platform/http/contract'
import { QUESTION_KINDS } from '../kinds/names'

// Apart from ./contract, so that the screen with the list loads no schemas of answers.

export const listContract = contract('GET /pitanja', {
  access: 'admin',
  summary: 'Sva pitanja lekcija, i neobjavljena',
  query: listInputSchema(['place', 'changed'], {
    grade: z.string().max(CONTENT_LIMITS.name).optional(),
    book: z.uuid().optional(),
    lesson: z.uuid().optional(),
    kind: z.enum(QUESTION_KINDS).optional(),
    state: z.enum(['objavljeno', 'nacrt']).optional(),
    bonus: z.enum(['da', 'ne']).optional(),
    base: z.enum(['da', 'ne']).optional(),
  }),
  returns: pagedSchema(
    z.object({
      ...recordShape,
      text: z.string(),
      kind: z.enum(QUESTION_KINDS),
      lesson: z.uuid(),
      lessonTitle: z.string(),
      position: z.int(),
      isBonus: z.boolean(),
      isInKnowledgeBase: z.boolean(),
      isPublished: z.boolean(),
    }),
  ),
})

export const listLessonsToChooseContract = contract('GET /admin/pitanja/lekcije', {
  access: 'admin',
  summary: 'Lekcije po riječima u naslovu ili po udžbeniku, za odabir',
  query: listInputSchema(['place'], {
    book: z.uuid().optional(),
    lesson: z.uuid().optional(),
  }),
  returns: pagedSchema(z.object({ _id: z.uuid(), name: z.string(), place: z.string() })),
})
