import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract, ignoredField } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS as MAX } from '../limits'

/** Fields of the admin form. An empty `slug` is derived from the name; a new unit comes last. */
export const unitFields = z.object({
  name: z.string().trim().min(1, 'Naziv je obavezan.').max(MAX.name),
  slug: z.string().trim().max(MAX.name).optional(),
  description: z.string().trim().max(MAX.description),
  /** Required: a unit belongs to a textbook (rule 11.1). */
  literature: z.uuid('Odaberi udžbenik.'),
  position: z.int().min(1).max(100_000).optional(),
})

const sent = unitFields.extend({ lessons: ignoredField })
const stored = unitFields.required().extend({ ...recordShape, literatureName: z.string() })

/** A unit record, with the ids of its lessons (rule 11.11). */
const unitRecord = stored.extend({ lessons: z.array(z.uuid()), below: dependentsNoticeSchema })

export const listContract = contract('GET /units', {
  access: 'admin',
  summary: 'Sve cjeline',
  query: listInputSchema(['place', 'name'], {
    grade: z.uuid().optional(),
    literature: z.uuid().optional(),
  }),
  returns: pagedSchema(stored.extend({ gradeName: z.string(), lessonCount: z.int() })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/units',
  {
    sent,
    record: unitRecord,
    summaries: {
      read: 'Cjelina za uređivanje, s onim što je ispod nje',
      create: 'Nova cjelina',
      save: 'Mijenja cjelinu',
      delete: 'Briše praznu cjelinu',
    },
  },
)

/** Moves a unit to the end of another textbook (rule 11.10). */
export const moveContract = contract('PUT /literature/{id}/units', {
  access: 'admin',
  summary: 'Premješta cjelinu na kraj literature',
  params: recordParams,
  body: z.strictObject({ unitId: z.uuid() }),
  returns: unitRecord,
})
