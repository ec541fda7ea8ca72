import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { imageFactsAt, imagesIn } from '@/lib/content/media/images/facts'
import { findHighlights } from './highlights'
import { findDynamicContent, findSiteFrame } from './queries'

/** What any page may show besides its own content, cached until an editor changes it. */
export async function cachedSiteFrame() {
  'use cache'
  keepUntilRenewed('site')
  return isBuildPhase() ? null : findSiteFrame()
}

/** Dimensions and version mark of the hero picture, cached like the site's frame. */
export async function cachedHeroFacts() {
  'use cache'
  keepUntilRenewed('site')
  const hero = isBuildPhase() ? null : (await findSiteFrame()).hero
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
