import 'server-only'
import { modelEndpoint } from '@/lib/platform/ai/model'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { AccessRights } from './access-rights'
import type { AccessView } from './model'
import { findRefreshedRights } from './queries'

const iso = (instant: Date | null) => instant?.toISOString() ?? null

/** The rights in the form of the API. */
export function toAccessView(rights: AccessRights): AccessView {
  const { subscriptionName: name, subscriptionUntil: until } = rights
  return {
    subscription: name && until ? { name, until: until.toISOString() } : null,
    aiUntil: iso(rights.aiUntil),
    aiMaxUntil: iso(rights.aiMaxUntil),
    hasModel: modelEndpoint() !== null,
    tokensNo: rights.tokensNo,
    tokensUpdatedAt: iso(rights.tokensUpdatedAt),
    professorUntil: iso(rights.professorUntil),
    professorNo: rights.professorNo,
    professorNoUpdatedAt: iso(rights.professorNoUpdatedAt),
  }
}

/** A parent's rights, after due refreshes. */
export async function readAccess(parentId: string): Promise<AccessView> {
  const rights = await findRefreshedRights(parentId)
  if (!rights) throw new HttpError(401, MESSAGES.invalidUserToken)
  return toAccessView(rights)
}
