import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { readOperator } from './records'

/** The operator, cached until an admin changes it. Fields not filled in are empty. */
export async function cachedOperator() {
  'use cache'
  keepUntilRenewed('site', 'prices')
  return isBuildPhase() ? null : readOperator()
}
