import { z } from 'zod'
import { overwriteBodySchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { ownPictureSchema, webAddressSchema } from '../addresses'
import { SITE_LIMITS as MAX } from '../limits'
import { HERO_STYLES } from '../model'

export const brandingFields = z.object({
  brandName: z.string().trim().min(1).max(MAX.brandName),
  icon: ownPictureSchema,
  logo: ownPictureSchema,
  hero: ownPictureSchema,
  heroStyle: z.enum(['', ...HERO_STYLES]),
  facebook: webAddressSchema,
  instagram: webAddressSchema,
  youtube: webAddressSchema,
})

const brandingRecord = brandingFields.extend(recordShape)

export const readBrandingContract = contract('GET /dynamic-content/branding', {
  access: 'admin',
  summary: 'Izgled stranice za uređivanje',
  returns: brandingRecord,
})

export const saveBrandingContract = contract('PUT /dynamic-content/branding', {
  access: 'admin',
  summary: 'Mijenja ime, znak, logotip i sliku naslovnice',
  body: overwriteBodySchema(brandingFields),
  returns: brandingRecord,
})

export const saveBrandingPartContract = contract('PUT /dynamic-content/branding/{type}', {
  access: 'admin',
  summary: 'Mijenja znak, logotip, ime ili sliku naslovnice',
  params: z.object({ type: z.enum(['icon', 'logo', 'brandName', 'hero']) }),
  body: overwriteBodySchema(z.object({ url: z.string() })),
  returns: brandingRecord,
})

export const saveHeroStyleContract = contract('PUT /dynamic-content/hero-style', {
  access: 'admin',
  summary: 'Mijenja okvir slike naslovnice',
  body: overwriteBodySchema(brandingFields.pick({ heroStyle: true })),
  returns: brandingRecord,
})
