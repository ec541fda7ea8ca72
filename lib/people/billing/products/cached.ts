import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { listProductsOnSale } from './records'

/** The products on sale, cached until an admin changes them. */
export async function cachedProductsOnSale() {
  'use cache'
  keepUntilRenewed('site', 'prices')
  return isBuildPhase() ? [] : listProductsOnSale()
}
