import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import { dependentsNoticeSchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { ownPictureSchema, webAddressSchema } from '../addresses'
import { SITE_LIMITS as MAX } from '../limits'

const day = z.union([z.literal(''), z.iso.date('Datum nije ispravan.')])

/** The sponsor form; empty fields are left out of the page. */
export const sponsorFields = z.object({
  name: z.string().trim().min(1).max(MAX.sponsorName),
  logoUrl: ownPictureSchema,
  linkUrl: webAddressSchema,
  text: z.string().trim().max(MAX.sponsorText),
  from: day,
  until: day,
})

const stored = sponsorFields.extend(recordShape)
const sponsorRecord = stored.extend({ below: dependentsNoticeSchema })

export const listContract = contract('GET /partneri', {
  access: 'admin',
  summary: 'Svi partneri i pokrovitelji',
  query: listInputSchema(['name', 'from', 'until'], {}),
  returns: pagedSchema(stored.extend({ isShown: z.boolean(), listCount: z.int() })),
})

export const { readContract, createContract, saveContract, deleteContract } = recordContracts(
  '/partneri',
  {
    sent: sponsorFields,
    record: sponsorRecord,
    summaries: {
      read: 'Partner za uređivanje, s popisima na kojima je',
      create: 'Novi partner',
      save: 'Mijenja partnera',
      delete: 'Briše partnera, i s popisa na kojima je',
    },
  },
)
