import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract, successSchema, ignoredField } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS as MAX } from '../limits'
import { subjectAreaSchema } from '../model'

/** Fields of the admin form. An empty `slug` is derived from the name; a new subject comes last. */
export const subjectFields = z.object({
  name: z.string().trim().min(1, 'Naziv je obavezan.').max(MAX.name),
  slug: z.string().trim().max(MAX.name).optional(),
  /** Decides the subject's colour and drawing. */
  area: subjectAreaSchema,
  grade: z.uuid('Odaberi razred.'),
  position: z.int().min(1).max(100_000).optional(),
})

const sent = subjectFields.extend({ literature: ignoredField })
const stored = subjectFields.required().extend({ ...recordShape, gradeName: z.string() })

/** A subject record, with the ids of its literature (rule 11.11). */
const subjectRecord = stored.extend({
  literature: z.array(z.uuid()),
  below: dependentsNoticeSchema,
})

export const listContract = contract('GET /admin/predmeti', {
  access: 'admin',
  summary: 'Svi predmeti',
  query: listInputSchema(['place', 'name'], { grade: z.uuid().optional() }),
  returns: pagedSchema(stored.extend({ literatureCount: z.int() })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/subjects',
  {
    sent,
    record: subjectRecord,
    summaries: {
      read: 'Predmet za uređivanje, s onim što je ispod njega',
      create: 'Novi predmet',
      save: 'Mijenja predmet',
      delete: 'Briše prazan predmet',
    },
  },
)

/** Maximum number of subjects in one reordering. */
export const REORDERED_SUBJECTS_MAX = 200

/** Reorders subjects (rule 11.10). */
export const reorderContract = contract('PUT /subjects/order', {
  access: 'admin',
  summary: 'Redoslijed predmeta: mjesto na popisu je mjesto predmeta',
  body: z.strictObject({ subjects: z.array(z.uuid()).min(1).max(REORDERED_SUBJECTS_MAX) }),
  returns: successSchema,
})

/** Moves a textbook (rule 11.10). */
export const moveLiteratureContract = contract('PUT /subjects/{id}/literature', {
  access: 'admin',
  summary: 'Premješta literaturu na kraj predmeta',
  params: recordParams,
  body: z.strictObject({ literatureId: z.uuid() }),
  returns: subjectRecord,
})
