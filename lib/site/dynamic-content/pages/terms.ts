import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { readInitialText } from './initial-texts'
import { TERMS_PAGE } from './model'
import { findPageText } from './queries'

/** The current edition of the terms, and what changed in it. */
export type TermsEdition = { edition: string; changeNote: string }

export async function findTermsEdition(): Promise<TermsEdition> {
  const { edition, changeNote } = await findPageText(TERMS_PAGE)
  return { edition, changeNote }
}

/** The terms, cached until an editor changes them. */
export async function cachedTermsEdition(): Promise<TermsEdition> {
  'use cache'
  keepUntilRenewed('site', `page:${TERMS_PAGE}`)
  return isBuildPhase() ? readInitialText(TERMS_PAGE) : findTermsEdition()
}
