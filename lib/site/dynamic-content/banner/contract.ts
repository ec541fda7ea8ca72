import { z } from 'zod'
import { overwriteBodySchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { SITE_LIMITS } from '../limits'

const html = z.string().trim().max(SITE_LIMITS.bannerHtml)

/** The banner form; without a colour the banner uses the theme's colour. */
export const bannerFields = z.object({
  html,
  backgroundColor: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, 'Boja se piše kao #ffcc00: znak # i šest znamenki.'),
  isActive: z.boolean(),
})

const bannerRecord = bannerFields.extend(recordShape)

export const readBannerContract = contract('GET /dynamic-content/banner', {
  access: 'admin',
  summary: 'Pasica za uređivanje',
  returns: bannerRecord,
})

export const saveBannerContract = contract('PUT /dynamic-content/banner', {
  access: 'admin',
  summary: 'Mijenja pasicu; HTML se čisti',
  body: overwriteBodySchema(bannerFields),
  returns: bannerRecord,
})

export const previewBannerContract = contract('POST /dynamic-content/banner/pregled', {
  access: 'admin',
  summary: 'HTML pasice kako bi se prikazao',
  body: z.strictObject({ html }),
  returns: z.object({ html: z.string() }),
})
