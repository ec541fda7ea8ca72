import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listOffered } from './records'

/** What is offered, kept until an admin changes it. */
export async function cachedProducts() {
  'use cache'
  keepUntilRenewed('site', 'prices')
  return isBuildPhase() ? [] : listOffered()
}
