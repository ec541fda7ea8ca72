import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { DURATION_UNITS, PRODUCT_LIMITS as MAX } from './model'

/** The product form. Without a position, a new product comes last. */
export const productFields = z.object({
  name: z.string().trim().min(1).max(MAX.name),
  description: z.string().trim().max(MAX.description),
  /** In euro cents. */
  price: z.int('Upiši cijenu u eurima, npr. 12,90.').min(0).max(MAX.price),
  hasSubscription: z.boolean(),
  hasAi: z.boolean(),
  hasAiMax: z.boolean(),
  hasProfessor: z.boolean(),
  duration: z.int('Upiši broj.').min(1).max(MAX.duration),
  durationUnit: z.enum(DURATION_UNITS, 'Odaberi dane ili mjesece.'),
  position: z.int().min(1).max(100_000).optional(),
  isActive: z.boolean(),
})

const stored = productFields.required().extend(recordShape)
const record = stored.extend({ below: dependentsNoticeSchema })

export const listContract = contract('GET /admin/proizvodi', {
  access: 'admin',
  summary: 'Svi proizvodi, i oni koji se ne nude',
  query: listInputSchema(['position', 'name', 'price'], { isActive: z.stringbool().optional() }),
  returns: pagedSchema(
    stored.extend({
      /** Not on sale because the site has no model. */
      isWithheld: z.boolean(),
    }),
  ),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/admin/proizvodi',
  {
    sent: productFields,
    record,
    summaries: {
      read: 'Proizvod za uređivanje',
      create: 'Novi proizvod',
      save: 'Mijenja proizvod; što je već aktivirano, ostaje',
      delete: 'Briše proizvod; što je već aktivirano, ostaje',
    },
  },
)
