import type { readFamilyContract } from '@/lib/accounts/people/contract'
import { formatDate } from '@/lib/hr/dates'
import type { Returned } from '@/lib/http/contract'

export type Family = Returned<typeof readFamilyContract>

export const blockedFact = (blockedAt: string | null): [string, string][] =>
  blockedAt ? [['Blokiran', formatDate(new Date(blockedAt))]] : []
