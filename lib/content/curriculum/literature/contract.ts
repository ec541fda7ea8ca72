import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordShape } from '@/lib/platform/admin/records'
import { contract, ignoredField } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS } from '../limits'

/**
 * Fields of the admin form. An empty `slug` is derived from the name; without a position a textbook
 * comes last.
 */
export const literatureFields = z.object({
  name: z.string().trim().min(1).max(CONTENT_LIMITS.name),
  slug: z.string().trim().max(CONTENT_LIMITS.name).optional(),
  description: z.string().trim().min(1).max(CONTENT_LIMITS.description),
  subject: z.uuid('Odaberi predmet.'),
  position: z.int().min(1).max(100_000).optional(),
})

const sent = literatureFields.extend({ units: ignoredField })

const stored = literatureFields.required().extend(recordShape)

/** A textbook record, with the ids of its units (rule 11.11). */
const literatureRecord = stored.extend({ units: z.array(z.uuid()), below: dependentsNoticeSchema })

export const listContract = contract('GET /literature', {
  access: 'admin',
  summary: 'Sva literatura',
  query: listInputSchema(['place', 'name', 'position'], {
    grade: z.uuid().optional(),
    subject: z.uuid().optional(),
  }),
  returns: pagedSchema(
    stored.extend({
      gradeName: z.string(),
      subjectName: z.string(),
      unitCount: z.int(),
      lessonCount: z.int(),
    }),
  ),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/literature',
  {
    sent,
    record: literatureRecord,
    summaries: {
      read: 'Literatura za uređivanje, s onim što je ispod nje',
      create: 'Nova literatura',
      save: 'Mijenja literaturu',
      delete: 'Briše praznu literaturu',
    },
  },
)

export const listAllSubjectsContract = contract('GET /subjects', {
  access: 'admin',
  summary: 'Predmeti svih razreda, po redu',
  returns: z.array(
    z.object({
      _id: z.uuid(),
      name: z.string(),
      grade: z.object({ _id: z.uuid(), name: z.string() }),
    }),
  ),
})
