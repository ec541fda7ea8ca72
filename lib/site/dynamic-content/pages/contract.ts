import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { changeBodySchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { PAGE_LIMITS as MAX, SITE_PAGES } from './model'

/** The page form. */
export const pageFields = z.object({
  title: z.string().trim().min(1).max(MAX.title),
  description: z.string().trim().min(1).max(MAX.description),
  text: z.string().trim().min(1).max(MAX.text),
  validFrom: z.iso.date('Upiši dan, npr. 24.11.2026.'),
  changeNote: z.string().trim().max(MAX.changeNote),
  /** For the terms: parents must accept the new edition. */
  isNewEdition: z.boolean(),
})

const listed = {
  ...recordShape,
  slug: z.enum(SITE_PAGES),
  title: z.string(),
  validFrom: z.string(),
}

const record = pageFields.omit({ isNewEdition: true }).extend({ ...listed, edition: z.string() })

export const listContract = contract('GET /admin/stranice', {
  access: 'admin',
  summary: 'Stranice s tekstovima: uvjeti, politike, impressum, o nama',
  query: listInputSchema(['title', 'validFrom'], {}),
  returns: pagedSchema(z.object(listed)),
})

export const readContract = contract('GET /admin/stranice/{id}', {
  access: 'admin',
  summary: 'Tekst stranice za uređivanje',
  params: recordParams,
  returns: record,
})

export const saveContract = contract('PUT /admin/stranice/{id}', {
  access: 'admin',
  summary: 'Mijenja tekst stranice; bitno promijenjene uvjete roditelji ponovno prihvaćaju',
  params: recordParams,
  body: changeBodySchema(pageFields),
  returns: record,
})
