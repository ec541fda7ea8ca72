import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { imageFactsAt, imagesIn } from '@/lib/content/media/images/facts'
import { findHighlights } from './highlights'
import { findDynamicContent, findSiteContent } from './queries'

/** Site content that every page shows, cached until an editor changes it. */
export async function cachedSiteContent() {
  'use cache'
  keepUntilRenewed('site')
  return isBuildPhase() ? null : findSiteContent()
}

/** Dimensions and version mark of the hero picture, cached like the site content. */
export async function cachedHeroFacts() {
  'use cache'
  keepUntilRenewed('site')
  const hero = isBuildPhase() ? null : (await findSiteContent()).hero
  return imageFactsAt(hero, await imagesIn(hero))
}

/** Banner, featured lessons and sponsors, cached until any of them changes. */
export async function cachedDynamicContent() {
  'use cache'
  keepUntilRenewed('content', 'site', 'featured', 'navigation')
  const content = isBuildPhase() ? null : await findDynamicContent()
  for (const { _id, literatureSlug } of [...(content?.trending ?? []), ...(content?.fresh ?? [])]) {
    keepUntilRenewed(`title:${_id}`, `names:${literatureSlug}`)
  }
  return content
}

/** Highlighted lessons and questions of each grade, cached until any of them changes. */
export async function cachedHighlights() {
  'use cache'
  keepUntilRenewed('content', 'site', 'featured', 'navigation')
  const highlights = isBuildPhase() ? [] : await findHighlights()
  for (const { lessons, questions } of highlights) {
    for (const { _id, literatureSlug } of [...lessons, ...questions.map(({ lesson }) => lesson)])
      keepUntilRenewed(`title:${_id}`, `names:${literatureSlug}`)
    // A question's title and address depend on its text, so a lesson's change renews them.
    for (const { lesson } of questions) keepUntilRenewed(`lesson:${lesson._id}`)
  }
  return highlights
}
