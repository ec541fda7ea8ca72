import type { readFamilyContract } from '@/lib/across/accounts/people/contract'
import { formatDate } from '@/lib/platform/hr/dates'
import type { Returned } from '@/lib/platform/http/contract'

export type Family = Returned<typeof readFamilyContract>

export const blockedFact = (blockedAt: string | null): [string, string][] =>
  blockedAt ? [['Blokiran', formatDate(new Date(blockedAt))]] : []
