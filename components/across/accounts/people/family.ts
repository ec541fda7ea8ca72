import type { readFamilyContract } from '@/lib/across/accounts/people/contract'
import { formatDate } from '@/lib/platform/hr/dates'
import type { CallerResult } from '@/lib/platform/http/contract'

export type Family = CallerResult<typeof readFamilyContract>

export const blockedFact = (blockedAt: string | null): [string, string][] =>
  blockedAt ? [['Blokiran', formatDate(new Date(blockedAt))]] : []
