import { z } from 'zod'
import { overwriting, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { ownPicture, webAddress } from '../addresses'
import { SITE_LIMITS as MAX } from '../limits'
import { HERO_STYLES } from '../model'

export const brandingFields = z.object({
  brandName: z.string().trim().min(1).max(MAX.brandName),
  icon: ownPicture,
  logo: ownPicture,
  hero: ownPicture,
  heroStyle: z.enum(['', ...HERO_STYLES]),
  facebook: webAddress,
  instagram: webAddress,
  youtube: webAddress,
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
  body: overwriting(brandingFields),
  returns: brandingRecord,
})

export const saveBrandingPartContract = contract('PUT /dynamic-content/branding/{type}', {
  access: 'admin',
  summary: 'Mijenja znak, logotip, ime ili sliku naslovnice',
  params: z.object({ type: z.enum(['icon', 'logo', 'brandName', 'hero']) }),
  body: overwriting(z.object({ url: z.string() })),
  returns: brandingRecord,
})

export const saveHeroStyleContract = contract('PUT /dynamic-content/hero-style', {
  access: 'admin',
  summary: 'Mijenja okvir slike naslovnice',
  body: overwriting(brandingFields.pick({ heroStyle: true })),
  returns: brandingRecord,
})
