import 'server-only'
import { writeRecord } from '@/lib/platform/admin/change'
import { recordKind } from '@/lib/platform/admin/kind'
import { RECORD_MESSAGES } from '@/lib/platform/admin/records'
import type { CacheTag } from '@/lib/platform/cache/tags'
import { db, type Database, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError, invalidField } from '@/lib/platform/http/errors'
import { SITE_LIMITS } from '../limits'
import { siteBanner } from '../tables'
import type { saveBannerContract } from './contract'
import { sanitiseBanner } from './sanitise'

export async function readBanner(database: Database = db()) {
  const [banner] = await database.select().from(siteBanner)
  if (!banner) throw new HttpError(404, RECORD_MESSAGES.missing)
  const { id: _id, version, html, isActive } = banner
  return { _id, version, html, isActive, backgroundColor: banner.backgroundColor ?? '' }
}

type Wanted = HandlerInput<typeof saveBannerContract>['body']

export const saveBanner = (adminId: string, { version, ...wanted }: Wanted) =>
  db().transaction(async (tx) => {
    const html = sanitiseBanner(wanted.html)
    if (html.length > SITE_LIMITS.bannerHtml) throw invalidField('html', 'Tekst je predug.')
    return writeRecord(tx, siteBanner, {
      id: (await readBanner(tx))._id,
      version,
      values: { ...wanted, html, backgroundColor: wanted.backgroundColor || null },
      ...common(tx, adminId),
    })
  })

const common = (tx: Transaction, adminId: string) => ({
  audit: { adminId },
  read: () => readBanner(tx),
  tags: (): CacheTag[] => ['site'],
})

export const bannerRecordKind = recordKind({
  table: siteBanner,
  noun: 'Pasica',
  section: '/admin/pasica',
  common,
})
