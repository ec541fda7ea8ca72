import 'server-only'
import type { z } from 'zod'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { mixedScopeSchema } from './model'
import type { MixedScope } from './scope'

/**
 * The scope that a call names.
 * @throws HttpError 400 unless it is exactly one
 */
export function mixedScopeOf({
  unitId,
  literatureId,
  part,
}: z.output<typeof mixedScopeSchema>): MixedScope {
  if (unitId && !literatureId && !part) return { unitId }
  if (!unitId && literatureId && part) return { literatureId, part }
  throw new HttpError(400, MESSAGES.invalid)
}
