import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { FAQ_LIMITS as MAX } from './model'

/** The question form. Without a position, a new question comes last. */
export const faqFields = z.object({
  question: z.string().trim().min(1).max(MAX.question),
  answer: z.string().trim().min(1).max(MAX.answer),
  topic: z.string().trim().min(1).max(MAX.topic),
  position: z.int().min(1).max(MAX.position).optional(),
  isActive: z.boolean(),
})

const stored = faqFields.required().extend(recordShape)

export const listContract = contract('GET /admin/cesta-pitanja', {
  access: 'admin',
  summary: 'Sva česta pitanja, i skrivena',
  query: listInputSchema(['position', 'question', 'topic'], {
    isActive: z.stringbool().optional(),
  }),
  returns: pagedSchema(stored.omit({ answer: true })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/admin/cesta-pitanja',
  {
    sent: faqFields,
    record: stored,
    summaries: {
      read: 'Često pitanje za uređivanje',
      create: 'Novo često pitanje',
      save: 'Mijenja često pitanje',
      delete: 'Briše često pitanje',
    },
  },
)
