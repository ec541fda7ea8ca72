import 'server-only'
import { cachedOperator } from '@/lib/people/billing/operator/cached'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { env, configuredContactEmail } from '@/lib/platform/env'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { renderScript, scriptHeadings } from '@/lib/platform/markdown/render'
import { fillIn, type SiteFacts } from './fill-in'
import { readInitialText } from './initial-texts'
import type { SitePage, SitePageSlug } from './model'
import { findPageText } from './queries'

/** A page as visitors see it, cached until an editor changes it or the server restarts. */
export async function cachedSitePage(slug: SitePageSlug): Promise<SitePage> {
  'use cache'
  keepUntilRenewed('site', `page:${slug}`)
  const { text, title, description, validFrom } = await (isBuildPhase()
    ? readInitialText(slug)
    : findPageText(slug))
  const filled = fillIn(text, await siteFacts())
  const library = isBuildPhase() ? undefined : await libraryMediaIn(filled)
  return {
    ...{ title, description, validFrom },
    html: renderScript(filled, new Map(), library),
    headings: scriptHeadings(filled),
  }
}

async function siteFacts(): Promise<SiteFacts> {
  const operator = await cachedOperator()
  const { GOOGLE_ANALYTICS_ID, AI_MODEL, OIDC_ISSUER } = env()
  return {
    operator: operator?.legalName ? operator : null,
    contact: configuredContactEmail(),
    hasAnalytics: GOOGLE_ANALYTICS_ID !== undefined,
    hasModel: AI_MODEL !== undefined,
    hasOidc: OIDC_ISSUER !== undefined,
  }
}
