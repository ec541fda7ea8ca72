import 'server-only'
import type { z } from 'zod'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { croatianErrorMap } from '@/lib/platform/http/zod-messages'
import { siteBranding } from '../tables'
import { brandingFields, type saveBrandingPartContract } from './contract'

export async function readBranding(database: Database = db()) {
  const [branding] = await database.select().from(siteBranding)
  if (!branding) throw new HttpError(404, RECORD_MESSAGES.missing)
  const { id: _id, version, brandName, icon, logo, hero, heroStyle } = branding
  const { facebook, instagram, youtube } = branding
  return {
    ...{ _id, version, brandName, heroStyle: heroStyle ?? ('' as const) },
    ...{ icon: icon ?? '', logo: logo ?? '', hero: hero ?? '' },
    ...{ facebook: facebook ?? '', instagram: instagram ?? '', youtube: youtube ?? '' },
  }
}

type Wanted = Partial<z.output<typeof brandingFields>> & { version?: number | undefined }

/** Empty fields are removed; missing fields stay as they are. */
export const saveBranding = (adminId: string, { version, ...wanted }: Wanted) =>
  db().transaction(async (tx) => {
    const values = Object.entries(wanted).map(([name, value]) => [name, value || null])
    return writeRecord(tx, siteBranding, {
      id: (await readBranding(tx))._id,
      version,
      values: Object.fromEntries(values) as object,
      ...common(tx, adminId),
    })
  })

/** Saves one field, sent under the name `url`, even the brand name (rule 18.7). */
export function saveBrandingPart(
  adminId: string,
  { params: { type }, body: { url, version } }: HandlerInput<typeof saveBrandingPartContract>,
) {
  const { data, error } = brandingFields.shape[type].safeParse(url, { error: croatianErrorMap })
  if (error) throw invalidField('url', error.issues[0]?.message ?? '')
  return saveBranding(adminId, { [type]: data, version })
}

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: () => readBranding(tx),
  tags: (): CacheTag[] => ['site'],
})

export const brandingRecordKind = recordKind({
  table: siteBranding,
  noun: 'Izgled',
  section: '/admin/izgled',
  common,
})
